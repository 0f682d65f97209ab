//! The lower edge of the table: the hand and what is to be done now, in a thumb's reach.

mod acts;
mod confirm;

use goblin::{Decision, Phase};

use super::arrange::ArrangePanel;
use super::battle::Advised;
use super::draw::DrawPanel;
use super::equip::EquipPanel;
use super::hand::Hand;
use super::shop::ShopPanel;
use crate::around::{SkipBar, Tools};
use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::t;
use crate::stage::Waits;
use acts::Acts;
use confirm::ConfirmBar;

/// What belongs into the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shows {
    /// The way to skip.
    Wait,
    /// Something was chosen and is to be confirmed.
    Confirm,
    /// What can be done besides cards and monsters.
    Acts,
    /// What is bought and paid.
    Shop,
    /// A weapon or an armour, kept or not.
    Equip,
    /// A deck that is put in order.
    Arrange,
    /// What may have been drawn.
    Draw,
    /// Nothing.
    Nothing,
}

impl Shows {
    /// Whether it needs the room of the hand on a small screen.
    const fn decides(self) -> bool {
        matches!(self, Self::Shop | Self::Equip | Self::Arrange)
    }
}

/// What belongs into the bar while this is waited for.
const fn shows(waits: Waits, phase: Phase, proposed: bool) -> Shows {
    let decision = match (waits, phase) {
        (Waits::Showing | Waits::Bot(_) | Waits::Elsewhere(_) | Waits::Answer, _) => {
            return Shows::Wait;
        }
        (Waits::HandOver(_) | Waits::Throw(_) | Waits::Time | Waits::Nothing, _)
        | (Waits::Person(_), Phase::Chance(_) | Phase::Over(_)) => return Shows::Nothing,
        (Waits::Draw, _) => return Shows::Draw,
        (Waits::Person(_), Phase::Seat(decision)) => decision,
    };
    match decision {
        Decision::Discard | Decision::Battle | Decision::Look | Decision::Turn | Decision::Shop
            if proposed =>
        {
            Shows::Confirm
        }
        Decision::HeadStart { .. }
        | Decision::Turn
        | Decision::Discard
        | Decision::Battle
        | Decision::Look
        | Decision::Heal => Shows::Acts,
        Decision::Shop | Decision::Pay(_) => Shows::Shop,
        Decision::Equip(..) => Shows::Equip,
        Decision::Arrange => Shows::Arrange,
    }
}

/// What can be done now, with taking back, hint and "why not?" beside it.
#[component]
pub(crate) fn ActionBar(
    game: Game,
    advised: RwSignal<Option<Advised>>,
    /// What moves the time of a game that is watched, in place of what can be done.
    time: Option<AnyView>,
) -> impl IntoView {
    if let Some(time) = time {
        return view! { <section class="bar card-bar watching"><Hand game advised/>{time}</section> }
            .into_any();
    }
    let now = Memo::new(move |_| {
        let proposed = game.offered.proposed.read().is_some();
        shows(game.offered.waits.get(), game.shown.view.read().turn.phase, proposed)
    });
    view! {
        <section class="bar card-bar" class:deciding=move || now.get().decides() aria-label=t(key::WEB_ACTIONS)>
            <Hand game advised/>
            {move || match now.get() {
                Shows::Wait => view! { <SkipBar stage=game/> }.into_any(),
                Shows::Confirm => view! { <ConfirmBar game/> }.into_any(),
                Shows::Acts => view! { <Acts game advised/> }.into_any(),
                Shows::Shop => view! { <ShopPanel game/> }.into_any(),
                Shows::Equip => view! { <EquipPanel game/> }.into_any(),
                Shows::Arrange => view! { <ArrangePanel game/> }.into_any(),
                Shows::Draw => view! { <DrawPanel game/> }.into_any(),
                Shows::Nothing => ().into_any(),
            }}
            <Tools stage=game/>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn cards_and_the_end_of_a_battle_are_confirmed() {
        let person = Waits::Person(Seat::new(0));
        let phase = Phase::Seat;
        assert_eq!(shows(person, phase(Decision::Battle), true), Shows::Confirm);
        assert_eq!(shows(person, phase(Decision::Discard), true), Shows::Confirm);
        assert_eq!(shows(person, phase(Decision::Turn), true), Shows::Confirm);
        assert_eq!(shows(person, phase(Decision::Battle), false), Shows::Acts);
        assert_eq!(shows(person, phase(Decision::Shop), true), Shows::Confirm);
        assert_eq!(shows(person, phase(Decision::Shop), false), Shows::Shop);
        assert_eq!(shows(Waits::Showing, phase(Decision::Turn), true), Shows::Wait);
    }
}
