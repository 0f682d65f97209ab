//! The caverns, the lord, the merchant and the pawnshop.

mod cavern;
mod chances;
mod drawn;
mod look;
mod monster_sheet;
mod sight;
mod town;

use crate::app::{Speech, t};
use crate::goblin::Game;
use crate::play::Notice;
use crate::prelude::*;

use chances::watch;
use drawn::Drawn;
use look::{Look, LookSheet};
use sight::{PARTS, Sight};

/// The caverns, the lord, the merchant and the pawnshop: from the town down to the lord's chamber. Whatever is tapped
/// is looked at closely, and fought from there.
#[component]
pub(crate) fn Board(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let chances = watch(game);
    let look = RwSignal::new(None::<Look>);
    let part = move |number: usize| {
        let part = Memo::new(move |_| {
            let hinted = match &*game.notice.read() {
                Some(Notice::Hint(given)) => Some(given.action),
                Some(Notice::Refused(_) | Notice::TakenBack | Notice::Text(_)) | None => None,
            };
            let (view, legal, chances) = (game.view.read(), game.legal.read(), chances.read());
            game.ask(|table| {
                let rules = table.rules();
                let sight = Sight { rules, view: &view, legal: &legal, chances: &chances, hinted };
                sight.part(number)
            })
        });
        let drawn = move || {
            speech.with(|words| {
                game.ask(|table| {
                    let content = table.rules().content();
                    Drawn { words, content, look }.part(&part.read())
                })
            })
        };
        view! { {move || drawn()} }.into_any()
    };
    let parts: Vec<AnyView> = (0..PARTS).map(part).collect();
    let fought = Memo::new(move |_| game.view.read().battle.is_some());
    view! {
        // A battle lies over it: nothing of what is below may be chosen by accident or found by the keyboard.
        <section class="caverns-place" aria-label=t("web-caverns") inert=move || fought.get()>
            <div class="caverns">{parts}</div>
        </section>
        <LookSheet game look chances/>
    }
    .into_any()
}
