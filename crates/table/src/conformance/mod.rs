//! Plays any game at random and holds it to every promise of the contract.
//!
//! A game implements [`Conformance`] and calls [`check`] from a test with each of its options.

mod hosted;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{
    Luck, PlayoutLuck, Rules, Seat, SeatSet, Sections, Step, StepOf, Turn, Viewer, random_step,
};

/// What the kit needs to know beyond [`Rules`].
pub trait Conformance: Rules + Clone {
    /// Adds every action that could make sense in some state, legal in this one or not: the kit
    /// compares each with the list of legal actions.
    fn candidates(&self, state: &Self::State, buffer: &mut Vec<Self::Action>);

    /// The same state but for what this viewer cannot know, drawn anew at random. Where nothing is
    /// hidden that is the state itself.
    fn reshuffled(&self, state: &Self::State, viewer: Viewer, luck: &mut impl Luck) -> Self::State;

    /// Checks what never changes in number, whatever happens (pieces, cards, …).
    ///
    /// # Errors
    /// What is too many or too few.
    fn conserved(&self, state: &Self::State) -> Result<(), String>;
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Number of games.
    pub games: u64,
    /// A game is cut after so many decisions.
    pub decisions: u64,
    /// Every so many decisions the expensive checks are made.
    pub thorough_every: u64,
    /// Where the random choices start from.
    pub seed: u64,
}

/// What was played. The kit panics at the first broken promise, so a report is a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Games that came to their end by themselves.
    pub finished: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Decisions with one legal action only.
    pub forced: u64,
    /// Chance steps.
    pub chances: u64,
    /// Seats that withdrew.
    pub withdrawn: u64,
}

/// Plays random games and checks the contract.
///
/// # Panics
/// At the first broken promise, with the game's number and what is wrong.
pub fn check<R: Conformance>(rules: &R, effort: Effort) -> Report {
    let mut report = Report::default();
    for game in 0..effort.games {
        let luck = PlayoutLuck::for_game(effort.seed, game);
        let mut player = CheckedGame {
            rules,
            game,
            luck,
            effort,
            report: &mut report,
            step: 0,
            last_chance: None,
        };
        player.play();
        player.host_and_replay();
        report.games += 1;
    }
    report
}

/// A random game, held to every promise on the way.
struct CheckedGame<'a, R: Conformance> {
    rules: &'a R,
    game: u64,
    luck: PlayoutLuck,
    effort: Effort,
    report: &'a mut Report,
    step: u64,
    /// Something that chance turned up before.
    last_chance: Option<R::Chance>,
}

impl<R: Conformance> CheckedGame<'_, R> {
    fn hold(&self, promise: bool, what: &str) {
        assert!(
            promise,
            "game {} of seed {}, step {}: {what}",
            self.game, self.effort.seed, self.step
        );
    }

    fn play(&mut self) {
        let mut state = self.rules.start();
        let mut views: Vec<R::View> = self.views(&state);
        let mut decisions = 0;
        // One game in eight loses a seat on the way.
        let leaves_at = (self.luck.below(8) == 0).then(|| {
            let early_or_late = 4 << self.luck.below(7);
            u64::from(1 + self.luck.below(early_or_late))
        });
        while decisions < self.effort.decisions {
            self.step += 1;
            let thorough = self.step.is_multiple_of(self.effort.thorough_every);
            if thorough {
                self.wrong_steps(&state);
            }
            let step = match self.rules.turn(&state) {
                Turn::Over => break,
                Turn::Seat(_) | Turn::Chance if leaves_at == Some(self.step) => {
                    self.report.withdrawn += 1;
                    Step::Withdraw(Seat::new(self.luck.below(self.rules.seats() as u32) as usize))
                }
                Turn::Seat(seat) => {
                    decisions += 1;
                    Step::Act(self.choose(&state, seat, thorough))
                }
                Turn::Chance => Step::Chance(self.chance(&state)),
            };
            let before = state;
            let mut events = Vec::new();
            let applied = self.rules.apply(&mut state, step, &mut events);
            self.hold(applied.is_ok(), &format!("{step:?} was refused: {applied:?}"));
            let (mut again, mut told) = (before, Vec::new());
            self.rules.advance(&mut again, step, &mut told);
            let same = again == state && told == events;
            self.hold(same, &format!("`advance` and `apply` differ on {step:?}"));
            if thorough {
                views = self.look(&before, &state, &views);
            } else if self.step % self.effort.thorough_every == self.effort.thorough_every - 1 {
                views = self.views(&state);
            }
            if let Err(what) = self.rules.conserved(&state) {
                self.hold(false, &format!("after {step:?}: {what}"));
            }
        }
        self.report.finished += u64::from(self.rules.turn(&state) == Turn::Over);
        if self.rules.turn(&state) == Turn::Over {
            self.over(&state);
        }
    }

    fn views(&self, state: &R::State) -> Vec<R::View> {
        Viewer::all(self.rules.seats()).map(|viewer| self.rules.view(state, viewer)).collect()
    }

    /// A random legal action, after checking the list.
    fn choose(&mut self, state: &R::State, seat: Seat, thorough: bool) -> R::Action {
        let mut legal = Vec::new();
        self.rules.legal_actions(state, &mut legal);
        self.hold(!legal.is_empty(), "a seat to move has no legal action");
        self.hold(seat.index() < self.rules.seats(), "a seat beyond the table");
        self.report.decisions += 1;
        self.report.forced += u64::from(legal.len() == 1);
        if thorough {
            for (index, action) in legal.iter().enumerate() {
                self.hold(!legal[..index].contains(action), &format!("{action} is listed twice"));
                self.round_trip(action);
                self.hold(
                    self.rules.why_not(state, *action).is_none(),
                    &format!("{action} is listed, yet there is a reason against it"),
                );
            }
            let mut chances = Vec::new();
            self.rules.chances(state, &mut chances);
            self.hold(chances.is_empty(), "chance has outcomes although a seat is to move");
            let mut candidates = Vec::new();
            self.rules.candidates(state, &mut candidates);
            for action in candidates {
                self.round_trip(&action);
                let listed = legal.contains(&action);
                let reason = self.rules.why_not(state, action);
                self.hold(
                    listed == reason.is_none(),
                    &format!("{action}: listed is {listed}, the reason against it {reason:?}"),
                );
                self.unchanged(state, Step::Act(action), listed);
            }
        }
        legal[self.luck.below(legal.len() as u32) as usize]
    }

    fn round_trip<T>(&self, notation: &T)
    where
        T: core::fmt::Display + core::str::FromStr + PartialEq,
    {
        let text = notation.to_string();
        let back = text.parse::<T>().ok();
        self.hold(back.as_ref() == Some(notation), &format!("`{text}` does not read back"));
    }

    /// What is possible is accepted; what is not leaves everything as it was.
    fn unchanged(&self, state: &R::State, step: Step<R::Action, R::Chance>, possible: bool) {
        let mut copy = *state;
        let mut events = Vec::new();
        let applied = self.rules.apply(&mut copy, step, &mut events);
        self.hold(applied.is_ok() == possible, &format!("`apply` of {step:?} gave {applied:?}"));
        if !possible {
            self.hold(copy == *state, &format!("the refused {step:?} changed the state"));
            self.hold(events.is_empty(), &format!("the refused {step:?} told of events"));
        }
    }

    fn chance(&mut self, state: &R::State) -> R::Chance {
        self.report.chances += 1;
        let mut chances = Vec::new();
        self.rules.chances(state, &mut chances);
        self.hold(!chances.is_empty(), "chance has no outcome");
        let total: u32 = chances.iter().map(|option| option.weight).sum();
        for (index, option) in chances.iter().enumerate() {
            let chance = option.chance;
            let twice = chances[..index].iter().any(|other| other.chance == chance);
            self.hold(
                option.weight > 0 && !twice,
                &format!("{chance} weighs nothing or is listed twice"),
            );
            self.round_trip(&chance);
        }
        let number = self.luck.below(total);
        let picked = R::pick(&chances, number);
        let sampled = self.rules.sample(state, &mut Fixed { bound: total, number });
        self.hold(picked == Some(sampled), &format!("sampled {sampled}, picked {picked:?}"));
        let mut legal = Vec::new();
        self.rules.legal_actions(state, &mut legal);
        self.hold(legal.is_empty(), "a seat has actions although it is chance's turn");
        self.last_chance = Some(sampled);
        sampled
    }

    /// Views change by exactly their sections, show no more than they may, and can be played from.
    fn look(&mut self, before: &R::State, after: &R::State, known: &[R::View]) -> Vec<R::View> {
        let views = self.views(after);
        for ((viewer, known), view) in Viewer::all(self.rules.seats()).zip(known).zip(&views) {
            let current = self.rules.view(before, viewer);
            self.hold(*known == current, "a view changed without a step");
            self.hold(!R::OPEN || *view == views[0], "views differ where nothing is hidden");
            self.sections(before, after, viewer);
            let twin = self.rules.determinize(view, &mut self.luck);
            match twin {
                Ok(twin) => {
                    let same = self.rules.view(&twin, viewer) == *view;
                    self.hold(
                        same,
                        &format!("{viewer:?}: a state made from a view looks different"),
                    );
                    let turn = self.rules.turn(&twin) == self.rules.turn(after);
                    self.hold(
                        turn,
                        &format!("{viewer:?}: a state made from a view has another turn"),
                    );
                    self.same_choices(after, &twin, viewer);
                    self.play_on(twin);
                }
                Err(why) => self.hold(false, &format!("{viewer:?}: no state fits a view: {why}")),
            }
            let hidden = self.rules.reshuffled(after, viewer, &mut self.luck);
            let same = self.rules.view(&hidden, viewer) == *view;
            self.hold(same, &format!("{viewer:?} sees what they may not know"));
            self.same_choices(after, &hidden, viewer);
            self.same_bytes(after, &hidden, viewer);
        }
        views
    }

    /// The sections that a step changes make the next view, and each of them is needed.
    fn sections(&self, before: &R::State, after: &R::State, viewer: Viewer) {
        let mut sections = Vec::new();
        self.rules.changes(before, after, viewer, &mut sections);
        let mut patched = self.rules.view(before, viewer);
        for section in sections {
            let old = patched.clone();
            patched.replace(section);
            self.hold(patched != old, &format!("{viewer:?}: a section that changes nothing"));
        }
        let made = patched == self.rules.view(after, viewer);
        self.hold(made, &format!("{viewer:?}: the sections do not make the next view"));
    }

    /// Two states that look alike to a viewer go on alike for that viewer, to the last byte that is sent, unless
    /// what is done is news to them.
    fn same_bytes(&mut self, state: &R::State, twin: &R::State, viewer: Viewer) {
        let step = random_step(self.rules, state, &mut Vec::new(), &mut self.luck);
        let Some(step) = step else { return };
        let news = match step {
            Step::Act(action) => self.rules.news(state, action),
            // Chance is news to all; what it turns up here need not be possible there.
            Step::Chance(_) | Step::Withdraw(_) | Step::Agree => SeatSet::first(self.rules.seats()),
        };
        let learns = match viewer {
            Viewer::Seat(seat) => news.contains(seat),
            // Alone at the table there is nobody else to learn it, and spectators do not count.
            Viewer::Spectator => !news.is_empty() || self.rules.seats() == 1,
        };
        let (Some(seen), Some(twin_seen)) =
            (self.sent(state, step, viewer), self.sent(twin, step, viewer))
        else {
            return;
        };
        self.hold(
            learns || seen == twin_seen,
            &format!("{viewer:?} can tell two secrets apart by {step:?}"),
        );
    }

    /// What this viewer would be sent of a step; nothing if it is not possible.
    fn sent(&self, state: &R::State, step: StepOf<R>, viewer: Viewer) -> Option<Vec<u8>> {
        let (mut after, mut events, mut sections) = (*state, Vec::new(), Vec::new());
        self.rules.apply(&mut after, step, &mut events).ok()?;
        self.rules.changes(state, &after, viewer, &mut sections);
        let seen: Vec<R::Seen> =
            events.iter().filter_map(|event| self.rules.seen(event, viewer)).collect();
        serde_json::to_vec(&(seen, sections)).ok()
    }

    /// What a viewer who is to move may do does not depend on what they cannot know.
    fn same_choices(&self, state: &R::State, other: &R::State, viewer: Viewer) {
        if let (Turn::Seat(turn), Viewer::Seat(seat)) = (self.rules.turn(state), viewer)
            && turn == seat
        {
            let (mut legal, mut others) = (Vec::new(), Vec::new());
            self.rules.legal_actions(state, &mut legal);
            self.rules.legal_actions(other, &mut others);
            self.hold(legal == others, &format!("{viewer:?}: what is legal depends on a secret"));
        }
    }

    /// A state made from a view is one a game can go on from.
    fn play_on(&mut self, mut state: R::State) {
        let mut actions = Vec::new();
        for _ in 0..20 {
            let step = random_step(self.rules, &state, &mut actions, &mut self.luck);
            let Some(step) = step else { break };
            let applied = self.rules.apply(&mut state, step, &mut ());
            self.hold(applied.is_ok(), "a state made from a view cannot be played on");
        }
    }

    /// Steps that belong to another turn are refused; an agreed end is always possible.
    fn wrong_steps(&self, state: &R::State) {
        match (self.rules.turn(state), self.last_chance) {
            (Turn::Seat(_), Some(chance)) => self.unchanged(state, Step::Chance(chance), false),
            (Turn::Chance, _) => {
                let mut candidates = Vec::new();
                self.rules.candidates(state, &mut candidates);
                for action in candidates.into_iter().take(30) {
                    self.unchanged(state, Step::Act(action), false);
                }
            }
            (Turn::Seat(_), None) | (Turn::Over, _) => {}
        }
        let mut agreed = *state;
        if self.rules.apply(&mut agreed, Step::Agree, &mut ()).is_ok() {
            self.hold(
                self.rules.turn(&agreed) == Turn::Over,
                "an agreed end does not end the game",
            );
            let conserved = self.rules.conserved(&agreed);
            self.hold(conserved.is_ok(), &format!("after an agreed end: {conserved:?}"));
        } else {
            self.hold(self.rules.turn(state) == Turn::Over, "an agreed end was refused");
        }
    }

    fn over(&self, state: &R::State) {
        let mut legal = Vec::new();
        self.rules.legal_actions(state, &mut legal);
        self.hold(legal.is_empty(), "a game that is over has legal actions");
        let mut candidates = Vec::new();
        self.rules.candidates(state, &mut candidates);
        for action in candidates {
            self.unchanged(state, Step::Act(action), false);
        }
        self.unchanged(state, Step::Agree, false);
        for seat in Seat::first(self.rules.seats()) {
            self.unchanged(state, Step::Withdraw(seat), false);
        }
    }
}

/// Gives one number that was chosen before, for the bound it was chosen for.
struct Fixed {
    bound: u32,
    number: u32,
}

impl Luck for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(
            bound, self.bound,
            "`sample` must ask once, for a number below the sum of weights"
        );
        self.number
    }
}
