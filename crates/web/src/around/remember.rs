//! A game that ends goes into the history of those who played it.

use table::{Seat, Viewer};

use crate::platform::timer;
use crate::prelude::*;
use crate::shell::history::{self, Ended};
use crate::shell::{GameId, GameName};
use crate::stage::{Stage, Staged, Waits};

/// Remembers how the game ends, when it does: one that is opened after its end was counted then, or is somebody else's.
pub(super) fn remember<G: Staged>(stage: Stage<G>) {
    if stage.session().is_replay() {
        return;
    }
    let over = Memo::new(move |_| stage.offered.waits.get() == Waits::Nothing);
    Effect::new(move |before: Option<bool>| {
        let now = over.get();
        if now && before == Some(false) {
            // The winner is in sight before anything is counted; the screen may have been left by then.
            timer::after(90, move || {
                if over.try_get_untracked().is_some()
                    && let Some(id) = stage.session().id()
                {
                    history::add(ended(stage, id));
                }
            });
        }
        now
    });
}

/// How it ended for everybody at this device.
fn ended<G: Staged>(stage: Stage<G>, id: GameId) -> Vec<Ended> {
    let session = stage.session();
    let (view, log) = session.look(Viewer::Spectator);
    let (recap, winners) = (session.recap(), G::won_by(&view));
    let one = |seat: Seat| {
        let luck = recap.as_ref().and_then(|recap| recap.luck.get(seat.index()));
        let own = log.iter().filter_map(G::pips).filter(|(by, _)| *by == seat);
        let (mut throws, mut pips) = (0_u16, 0_u16);
        for (_, shown) in own {
            throws = throws.saturating_add(1);
            pips = pips.saturating_add(shown.into());
        }
        Some(Ended {
            id: format!("{id}.{}", seat.index()),
            when: (timer::now() / 1000.0) as u64,
            game: GameName::of(G::GAME)?,
            players: stage.rules().seats() as u16,
            turns: G::turn_number(&view),
            hero: G::hero(&view, seat)?.parse().ok()?,
            won: winners.is_some_and(|winners| winners.contains(seat)),
            score: G::reached(&view, seat).1.try_into().unwrap_or(0),
            fights: luck.map_or(0, |luck| luck.fights),
            fights_won: luck.map_or(0, |luck| luck.won),
            expected: luck.map_or(0, |luck| (luck.expected * 10.0).round() as u16),
            throws,
            pips,
            name: stage.name(seat),
        })
    };
    session.owners().into_iter().filter_map(one).collect()
}
