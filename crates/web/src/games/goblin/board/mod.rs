//! The caverns, the lord, the merchant and the pawnshop.

mod cavern;
mod chances;
mod drawn;
mod lights;
mod look;
mod monster_sheet;
mod sight;
mod town;

use table::Viewer;

use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};

use chances::watch;
use drawn::Drawn;
use lights::Lights;
use look::{Look, LookSheet};
use sight::PARTS;

/// The caverns, the lord, the merchant and the pawnshop: from the town down to the lord's chamber. Whatever is tapped
/// is looked at closely, and fought from there.
#[component]
pub(crate) fn Board(
    game: Game,
    /// Whether a battle lies over it.
    fights: Memo<bool>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let chances = watch(game);
    let look = RwSignal::new(None::<Look>);
    let lights = Memo::new(move |before: Option<&Lights>| {
        // Nobody sees the board behind a battle: what shines there need not change twice, unless somebody else looks
        // at the page: chances tell of a hand.
        let same = matches!(game.shown.view.read().viewer, Viewer::Seat(_));
        if let Some(before) = before.filter(|_| fights.get() && same) {
            return before.clone();
        }
        let hinted = game.notice.with(|notice| Some(notice.as_ref()?.hint()?.action()));
        Lights::new(&game.offered.legal.read(), &chances.read(), hinted)
    });
    let part = move |number: usize| {
        let part = Memo::new(move |_| {
            game.with_rules(|rules| sight::part(rules, &game.shown.view.read(), number))
        });
        let drawn = Drawn { game, speech, look, lights };
        let drawn = move || speech.with(|words| drawn.part(words, &part.read()));
        view! { {move || drawn()} }.into_any()
    };
    let parts: Vec<AnyView> = (0..PARTS).map(part).collect();
    view! {
        <section class="caverns-place" aria-label=t(key::WEB_CAVERNS)>
            <div class="caverns">{parts}</div>
        </section>
        <LookSheet game look chances/>
    }
    .into_any()
}
