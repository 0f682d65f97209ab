//! The battle: monster, chain, totals, advice, and how it ends. Everybody sees everybody's.

mod advice;
mod chain;
mod curses;
mod ending;
mod figures;
mod looked;
mod tap;

use goblin::{Action, BattleView, Decision, Draw, Drawing, Goblin, Hero, Phase, View};
use table::Viewer;
use words::{Words, goblin as say};

pub(crate) use advice::{Advised, watch};
pub(crate) use tap::Tap;

use super::card::{monster_face, starting_back, won_back};
use crate::games::goblin::{Game, Scene};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Markup;
use crate::ui::Shortcut;
use crate::ui::html::element;

/// All that the parts of a battle are drawn from.
struct ShownBattle<'a> {
    game: Game,
    words: &'a Words,
    rules: &'a Goblin,
    view: &'a View,
    battle: &'a BattleView,
    legal: &'a [Action],
    /// Whose battle it is.
    hero: Option<Hero>,
    /// What to do best.
    hinted: Option<Action>,
    /// Cards are still played.
    undecided: bool,
}

/// What the hint on the table or the solver says to do.
pub(crate) fn hinted(game: Game, advised: RwSignal<Option<Advised>>) -> Option<Action> {
    let given = game.notice.with(|notice| Some(notice.as_ref()?.hint()?.action()));
    given.or_else(|| advised.read().as_ref()?.play.first().copied())
}

/// The number key of a choice, if it is among the first nine. What ends a battle comes last: a slip must not.
pub(crate) fn number_key(legal: &[Action], action: Action) -> Option<Shortcut> {
    let shown = legal.iter().filter(|action| !matches!(action, Action::Fight(_) | Action::End));
    let ends = legal.iter().filter(|action| matches!(action, Action::End));
    let place = shown.chain(ends).take(9).position(|&one| one == action)?;
    Shortcut::nth(place)
}

/// Whether a battle lies on the table.
pub(crate) fn is_fought(view: &View) -> bool {
    view.battle.is_some() && !matches!(view.turn.phase, Phase::Over(_))
}

/// Whether cards are still played in it: after that its sum says what has come of it, not what would.
const fn is_undecided(phase: Phase, drawing: Drawing) -> bool {
    let plays = matches!(
        phase,
        Phase::Seat(Decision::Discard | Decision::Battle | Decision::Look)
            | Phase::Chance(Draw::Back | Draw::Card)
    );
    // A hero who draws for a card may have to arrange a new deck first (G3.2).
    plays || matches!(drawing, Drawing::Effect { .. })
}

/// The battle that goes on, if one does.
#[component]
pub(crate) fn Battle(
    game: Game,
    advised: RwSignal<Option<Advised>>,
    /// Whether one does.
    fights: Memo<bool>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let content = move || {
        let (view, legal) = (game.shown.view.get(), game.offered.legal.get());
        let scene = game.shown.scene.get();
        let battle = view.battle.as_ref()?;
        let hero = view.players.get(view.turn.seat.index()).and_then(|player| player.hero);
        let hinted = hinted(game, advised);
        let undecided = is_undecided(view.turn.phase, view.turn.drawing);
        Some(game.with_rules(|rules| {
            speech.with(|words| {
                let view = &view;
                let shown = ShownBattle {
                    game,
                    words,
                    rules,
                    view,
                    battle,
                    legal: &legal,
                    hero,
                    hinted,
                    undecided,
                };
                shown.content(scene, advised)
            })
        }))
    };
    view! {
        <Show when=move || fights.get()>
            <section class="battle parchment" data-testid="battle" tabindex="0" aria-label=t(key::WEB_BATTLE)>
                {move || content()}
            </section>
        </Show>
    }
    .into_any()
}

impl ShownBattle<'_> {
    fn content(&self, scene: Option<Scene>, advised: RwSignal<Option<Advised>>) -> AnyView {
        let Self { words, rules, battle, .. } = *self;
        let content = rules.content();
        let end = if let Some(Scene::End(_, _, end)) = scene { Some(end) } else { None };
        let below = match end {
            Some(end) => self.ending(end),
            None if self.undecided => self.outlook(advised),
            None => ().into_any(),
        };
        let lifted = battle.countered.map(|countered| countered.curse);
        let monster = monster_face(words, content, battle.monster, lifted);
        let named = say::monster_line(words, content, battle.monster);
        view! {
            <div class="versus-monster" data-step=end.map(ending::step)>
                <div class="opponent">
                    {monster}
                    <p class="heard">{named}</p>
                </div>
                {self.figures()}
            </div>
            {self.curses()}
            <div class="laid-cards">
                {self.chain()}
                {self.looked()}
            </div>
            {self.hidden_hand()}
            {below}
        }
        .into_any()
    }

    /// How its actions are tapped.
    fn tap(&self) -> Tap<'_> {
        let Self { game, words, rules, view, legal, hinted, .. } = *self;
        Tap { game, words, rules, view, legal, hinted }
    }

    /// The hand of somebody else, of which only backs are to be seen.
    fn hidden_hand(&self) -> AnyView {
        let seat = self.view.turn.seat;
        let Some(player) = self.view.players.get(seat.index()) else { return ().into_any() };
        if self.view.viewer == Viewer::Seat(seat) {
            return ().into_any();
        }
        let starting = (0..player.hand.starting).map(|_| starting_back(self.hero));
        let content = self.rules.content();
        let won = player.hand.won.iter().map(|&card| won_back(self.words, content, card));
        let backs: String = starting.chain(won).map(|back| back.0).collect();
        let marks = [("class", "backs"), ("aria-hidden", "true")];
        Markup(element("div", &marks, &backs)).into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_come_of_it_is_told_as_long_as_cards_are_played() {
        let draws = Drawing::Effect { left: 1, heal: 0 };
        assert!(is_undecided(Phase::Seat(Decision::Battle), Drawing::No));
        assert!(is_undecided(Phase::Chance(Draw::Card), draws));
        assert!(is_undecided(Phase::Seat(Decision::Arrange), draws), "for a card (G3.2)");
        assert!(!is_undecided(Phase::Seat(Decision::Arrange), Drawing::Refill), "G2.6");
        assert!(
            !is_undecided(Phase::Seat(Decision::Heal), Drawing::No),
            "G4.10 asks after the battle"
        );
    }

    #[test]
    fn number_keys_choose_what_is_no_monster_of_the_board() {
        let fight = Action::Fight("I.3".parse().unwrap());
        let mut legal = vec![fight, fight, Action::Merchant, Action::Revive];
        assert_eq!(number_key(&legal, Action::Merchant), Some(Shortcut::Digit(1)));
        assert_eq!(number_key(&legal, Action::Revive), Some(Shortcut::Digit(2)));
        assert_eq!(number_key(&legal, fight), None);
        legal = vec![Action::End, Action::Heal];
        assert_eq!(number_key(&legal, Action::Heal), Some(Shortcut::Digit(1)));
        assert_eq!(number_key(&legal, Action::End), Some(Shortcut::Digit(2)));
        legal = vec![Action::Decline; 9];
        legal.push(Action::End);
        assert_eq!(number_key(&legal, Action::End), None);
    }
}
