//! One's own history: games, wins by hero, lengths, luck, best games alone.

mod charts;
mod files;
mod sums;

use words::{Arg, dungeon as say};

use self::charts::{hero_row, lengths, pair};
use self::files::Files;
use self::sums::{HeroSum, Sums};
use crate::prelude::*;
use crate::shell::history::{self, Ended};
use crate::shell::{GameName, Screen, Speech, t};
use crate::ui::html::{element, escaped, tag};
use crate::ui::{Icon, Markup, Page};

/// All of it, or that of one person.
#[component]
pub(crate) fn History() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let rows = RwSignal::new(history::all());
    let whose = RwSignal::new(None::<String>);
    let shown = move || {
        let rows = rows.read();
        let one = whose.get();
        let own = rows.iter().filter(|row| one.is_none() || row.name == one);
        let own: Vec<Ended> = own.cloned().collect();
        if own.is_empty() { empty() } else { pictures(speech, &own) }
    };
    view! {
        <Page title=key::WEB_HISTORY>
            <p class="lead">{t(key::WEB_HISTORY_ABOUT)}</p>
            {move || people(speech, &rows.read(), whose)}
            {shown}
            <Files rows/>
        </Page>
    }
    .into_any()
}

fn empty() -> AnyView {
    view! {
        <div class="parchment empty">
            <Icon name="icon-trophy"/>
            <p>{t(key::WEB_HISTORY_EMPTY)}</p>
            <a class="button main-action" href=Screen::Home.link()>
                <Icon name="icon-play"/>
                {t(key::WEB_NEW_GAME)}
            </a>
        </div>
    }
    .into_any()
}

/// Whose games, where several people played.
fn people(speech: Speech, rows: &[Ended], whose: RwSignal<Option<String>>) -> Option<AnyView> {
    let mut names: Vec<&String> = rows.iter().filter_map(|row| row.name.as_ref()).collect();
    names.sort();
    names.dedup();
    if names.is_empty() || (names.len() == 1 && rows.iter().all(|row| row.name.is_some())) {
        return None;
    }
    let option = |name: Option<&String>| {
        let text = name.cloned().unwrap_or_else(|| speech.text(key::WEB_HISTORY_EVERYBODY));
        let chosen = whose.get().as_ref() == name;
        view! { <option value=name.cloned().unwrap_or_default() prop:selected=chosen>{text}</option> }
            .into_any()
    };
    let options = [None].into_iter().chain(names.into_iter().map(Some)).map(option);
    let choose = move |name: String| whose.set(Some(name).filter(|name| !name.is_empty()));
    let field = view! {
        <label class="field whose">
            <strong>{speech.text(key::WEB_HISTORY_WHOSE)}</strong>
            <select on:change:target=move |event| choose(event.target().value())>
                {options.collect::<Vec<_>>()}
            </select>
        </label>
    };
    Some(field.into_any())
}

/// Everything there is to see of these games.
fn pictures(speech: Speech, rows: &[Ended]) -> AnyView {
    let sums = Sums::of(rows);
    let count = |number: usize| Arg::Number(number as i64);
    let total = [("count", count(rows.len())), ("won", count(sums.won))];
    let heading = |key: Key| element("h2", &[], &escaped(&speech.text(key)));
    let sentence = |text: String| element("p", &[], &escaped(&text));
    let section = |inner: String| Markup(tag("section", "parchment", &inner));
    let heroes: String = sums
        .heroes
        .iter()
        .map(|hero| {
            let name = speech.with(|words| say::hero(words, hero.hero));
            let of = [("won", count(hero.won)), ("count", count(hero.games))];
            hero_row(hero, &name, &speech.say(key::WEB_HISTORY_OF, &of), sums.most)
        })
        .collect();
    let last = [("count", count(sums.lengths.len())), ("turns", sums.median.into())];
    let mut luck = String::new();
    if sums.fights > 0 {
        let said = [
            ("won", count(sums.fights_won)),
            ("count", count(sums.fights)),
            ("expected", Arg::Tenths(sums.expected as u32)),
        ];
        let (won, expected) = (sums.fights_won as f32, sums.expected as f32 / 10.0);
        luck += &sentence(speech.say(key::WEB_HISTORY_FIGHTS, &said));
        luck += &pair(won, expected, sums.fights as f32);
    }
    if sums.throws > 0 {
        let mean = sums.pips as f32 / sums.throws as f32;
        let said =
            [("thrown", Arg::Tenths((mean * 10.0).round() as u32)), ("count", count(sums.throws))];
        luck += &sentence(speech.say(key::WEB_HISTORY_DICE, &said));
        luck += &pair(mean, 7.0, 12.0);
    }
    let alone: String = sums
        .alone
        .iter()
        .map(|row| {
            let turns = speech.say(key::WEB_TURNS, &[("count", row.turns.into())]);
            let points = Arg::Halves(row.score.into());
            let reached = match row.game {
                GameName::Dungeon => speech.say(key::UI_POINTS_COUNT, &[("points", points)]) + ", ",
                GameName::Goblin => String::new(),
            };
            // The best of all fills its bar.
            let best = sums.alone.iter().find(|best| best.game == row.game).unwrap_or(row);
            let (part, whole) = match row.game {
                GameName::Dungeon => (row.score, best.score),
                GameName::Goblin => (best.turns, row.turns),
            };
            let games = usize::from(part) * 100 / usize::from(whole.max(1));
            let share = HeroSum { hero: row.hero, games, won: games };
            let game = speech.text(row.game.title());
            hero_row(&share, &game, &format!("{reached}{turns}"), 100)
        })
        .collect();
    let mut sections = vec![
        section(sentence(speech.say(key::WEB_HISTORY_TOTAL, &total))),
        section(heading(key::WEB_HISTORY_HEROES) + &tag("ul", "by-hero", &heroes)),
        section(
            heading(key::WEB_HISTORY_LENGTHS)
                + &sentence(speech.say(key::WEB_HISTORY_LENGTHS_ABOUT, &last))
                + &lengths(&sums.lengths),
        ),
    ];
    if !luck.is_empty() {
        sections.push(section(heading(key::WEB_HISTORY_LUCK) + &luck));
    }
    if !alone.is_empty() {
        sections.push(section(heading(key::WEB_HISTORY_SOLO) + &tag("ol", "by-hero best", &alone)));
    }
    view! { <div class="history" data-testid="history-pictures">{sections}</div> }.into_any()
}
