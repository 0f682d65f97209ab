//! Every setting by itself, folded away: most tables play by the book.

use std::rc::Rc;

use goblin::Options;
use words::{Arg, goblin as say};

use super::draft::{Draft, values};
use super::handicap;
use crate::prelude::*;
use crate::screens::set_up::form::{self, Offer};
use crate::screens::set_up::seats::Seats;
use crate::shell::Speech;
use crate::ui::Icon;

/// Settings that belong together.
struct Group {
    title: Key,
    /// What stands beside the value that is played unless another one is chosen.
    mark: Key,
    settings: &'static [&'static str],
}

/// Those that no edition has, and those in which editions differ.
const GROUPS: [Group; 2] = [
    Group {
        title: key::WEB_HOUSE_HOME,
        mark: key::WEB_HOUSE_USUAL,
        settings: &["hit-points", "head-start", "short-game", "first-strike", "cursed-hand"],
    },
    Group {
        title: key::WEB_HOUSE_BOOKS,
        mark: key::WEB_HOUSE_AS_EDITION,
        settings: &["gatekeepers", "early-revival", "new-deck", "free-potions", "resolution"],
    },
];

/// All settings, how many of them are changed, and a way back to the book.
#[component]
pub(super) fn HouseRules(draft: RwSignal<Draft>, seats: RwSignal<Seats>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let heading = move || {
        let changes = draft.read().changes();
        let count = (changes > 0).then(|| {
            let said =
                speech.say(key::WEB_HOUSE_CHANGES, &[("count", Arg::Number(changes as i64))]);
            view! { <em class="badge" data-testid="house-changes">{said}</em> }
        });
        view! { <h2>{speech.text(key::WEB_HOUSE)}</h2> {count} }.into_any()
    };
    let settings = move || {
        let now = draft.get();
        let reset = move |_| draft.update(Draft::reset);
        let back = (now.changes() > 0).then(|| {
            view! {
                <button type="button" data-testid="house-reset" on:click=reset>
                    <Icon name="icon-undo"/>
                    {speech.text(key::WEB_HOUSE_RESET)}
                </button>
            }
        });
        let groups = GROUPS.map(|group| {
            let settings = group.settings.iter().map(|&name| {
                let each = (name == "hit-points").then(|| handicap::handicap(speech, draft, seats));
                view! { {setting(speech, draft, seats, name, group.mark)} {each} }.into_any()
            });
            view! {
                <section class="house-group">
                    <h3>{speech.text(group.title)}</h3>
                    {settings.collect_view()}
                </section>
            }
            .into_any()
        });
        view! {
            <p class="about">{speech.text(key::WEB_HOUSE_ABOUT)}</p>
            {groups.into_iter().collect_view()}
            {back}
        }
        .into_any()
    };
    view! {
        <details class="fold parchment" data-testid="house-rules">
            <summary>{heading}</summary>
            <div class="fold-body">{settings}</div>
        </details>
    }
    .into_any()
}

/// One setting: a sentence for each value, the usual one marked.
fn setting(
    speech: Speech,
    draft: RwSignal<Draft>,
    seats: RwSignal<Seats>,
    name: &'static str,
    mark: Key,
) -> AnyView {
    let now = draft.get();
    let (values, book) = (values(name), Options::of(now.edition).value(name));
    let options = now.played(seats.read().heroes().count());
    let now = options.value(name);
    let chosen = values.iter().position(|value| Some(value) == now.as_ref());
    // Numbers say enough by themselves, with one sentence for the chosen one.
    let numbers = values.iter().all(|value| value.parse::<u8>().is_ok());
    let offers = values.iter().map(|value| {
        let mark = (book.as_ref() == Some(value)).then(|| speech.text(mark));
        let label = if numbers { value.clone() } else { sentence(speech, options, name, value) };
        Offer { label, mark }
    });
    let offers = offers.collect();
    let about = numbers
        .then(|| speech.with(|words| say::setting(words, &options, name)))
        .map(|about| view! { <p class="about">{about}</p> });
    let legend = speech.with(|words| say::setting_name(words, name));
    let choose: Rc<dyn Fn(usize)> = Rc::new(move |index| {
        draft.update(|draft| draft.set(name, &values[index]));
    });
    view! {
        <div class="house-setting" class:changed=now != book class:by-number=numbers>
            {form::choices(name, legend, offers, chosen, &choose)}
            {about}
        </div>
    }
    .into_any()
}

/// What a setting would do with this value.
fn sentence(speech: Speech, mut options: Options, name: &str, value: &str) -> String {
    // The values are those the setting can have.
    let _: Result<(), _> = options.set(name, value);
    speech.with(|words| say::setting(words, &options, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_stands_in_one_group() {
        let mut named: Vec<&str> =
            GROUPS.iter().flat_map(|group| group.settings).copied().collect();
        let mut all = Options::NAMES.to_vec();
        named.sort_unstable();
        all.sort_unstable();
        assert_eq!(named, all);
    }
}
