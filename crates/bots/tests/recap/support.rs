//! Whole games of bots as steps, and what holds for every look back.

use bots::Recap;
use bots::{Bot, BotPlayer, Bots, FightNews, Retold, recap};
use table::{Host, Luck as _, PlayoutLuck, Rules, Seat, Step, StepOf, Turn, Viewer};

/// The steps of a game in which these bots play in turn.
pub(crate) fn game<R: Bots>(rules: &R, bots: &[Bot], seed: u64) -> Vec<StepOf<R>> {
    let mut player = BotPlayer::new(rules);
    let mut luck = PlayoutLuck::new(seed);
    let (mut state, mut legal, mut steps) = (rules.start(), Vec::new(), Vec::new());
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, &mut legal);
                let view = || rules.view(&state, Viewer::Seat(seat));
                let bot = bots[seat.index() % bots.len()];
                Step::Act(player.choose(rules, bot, view, &legal, &mut luck))
            }
        };
        rules.apply(&mut state, step, &mut ()).expect("a choice is legal");
        steps.push(step);
    }
}

/// What is left of a game that somebody leaves, or that all end, after so many steps; bots play on.
pub(crate) fn broken_off<R: Bots>(
    rules: &R,
    steps: &[StepOf<R>],
    after: usize,
    end: StepOf<R>,
) -> Vec<StepOf<R>> {
    let mut state = rules.start();
    let mut played = steps[..after.min(steps.len())].to_vec();
    for &step in &played {
        rules.apply(&mut state, step, &mut ()).expect("it was played");
    }
    if rules.turn(&state) != Turn::Over {
        rules.apply(&mut state, end, &mut ()).expect("somebody leaves");
        played.push(end);
    }
    let (mut legal, mut luck) = (Vec::new(), PlayoutLuck::new(after as u64));
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => return played,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(_) => {
                rules.legal_actions(&state, &mut legal);
                Step::Act(legal[luck.below(legal.len() as u32) as usize])
            }
        };
        rules.apply(&mut state, step, &mut ()).expect("a legal action");
        played.push(step);
    }
}

/// What a look back says, and that it keeps what it promises.
pub(crate) fn told<R: Retold>(rules: &R, steps: &[StepOf<R>]) -> Recap<R::Seen> {
    let recap = recap(rules, rules.start(), steps);
    let (state, fights) = replayed(rules, steps);
    let winners = rules.winners(&state);
    assert_eq!(recap.luck.len(), rules.seats());
    for (seat, luck) in Seat::first(rules.seats()).zip(&recap.luck) {
        assert_eq!(luck.fights, fights[seat.index()], "every fight counts once");
        assert!(luck.won + luck.tied <= luck.fights);
        assert!((0.0..=f32::from(luck.fights)).contains(&luck.expected), "{}", luck.expected);
        assert!((f32::from(luck.won) - luck.expected - luck.luck()).abs() < 1e-6);
        assert!(luck.luckiest.as_ref().is_none_or(|it| it.luck >= 0.6 && it.chance <= 0.4));
        assert!(luck.unluckiest.as_ref().is_none_or(|it| it.luck <= -0.6 && it.chance >= 0.6));
    }
    check_course(rules, &recap);
    check_turning_points(rules, &recap);
    if rules.seats() > 1
        && !winners.is_empty()
        && let Some(last) = recap.course.last()
    {
        for seat in Seat::first(rules.seats()) {
            let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            assert!((last.chances[seat.index()] - share).abs() < 1e-6, "the last is the result");
        }
    }
    let single = (winners.len() == 1 && !recap.course.is_empty()).then_some(winners);
    assert_eq!(recap.lead.is_some(), single.is_some());
    if let Some(lead) = recap.lead {
        assert!(winners.contains(lead.seat));
        for moment in recap.course.iter().filter(|moment| moment.turn > lead.after) {
            let own = moment.chances[lead.seat.index()];
            assert!(moment.chances.iter().all(|&other| other <= own), "ahead since {}", lead.after);
        }
    }
    recap
}

/// The last state, and how many fights of each seat were fought out.
fn replayed<R: Retold>(rules: &R, steps: &[StepOf<R>]) -> (R::State, Vec<u16>) {
    let (mut state, mut events) = (rules.start(), Vec::new());
    let mut fights = vec![0; rules.seats()];
    for &step in steps {
        events.clear();
        rules.apply(&mut state, step, &mut events).expect("it was played");
        for event in events.iter().filter_map(|event| rules.seen(event, Viewer::Spectator)) {
            if let Some(FightNews::Ended(seat, _)) = R::fight_news(&event) {
                fights[seat.index()] += 1;
            }
        }
    }
    (state, fights)
}

fn check_course<R: Retold>(rules: &R, recap: &Recap<R::Seen>) {
    let course = &recap.course;
    assert!(course.len() <= Recap::<()>::MOST_MOMENTS);
    assert!(rules.seats() > 1 || course.is_empty(), "alone nobody wins against anybody");
    assert!(course.windows(2).all(|pair| pair[0].turn <= pair[1].turn), "in order");
    for moment in course {
        assert_eq!(moment.chances.len(), rules.seats());
        assert!(moment.chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        let sum: f32 = moment.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}

fn check_turning_points<R: Retold>(rules: &R, recap: &Recap<R::Seen>) {
    let points = &recap.turning_points;
    assert!(points.len() <= Recap::<()>::MOST_TURNING_POINTS);
    assert!(points.windows(2).all(|pair| pair[0].turn < pair[1].turn), "in order, none twice");
    for point in points {
        assert!((point.after - point.before).abs() >= 0.12, "{point:?}");
        assert!(point.before.min(point.after) <= 0.67, "nobody doubted: {point:?}");
        assert!(R::DRAWS_AHEAD || point.event.is_some(), "{point:?}");
        assert!(point.event.as_ref().is_none_or(|event| rules.cause(event).is_some()));
        let shown = |pair: &[bots::Moment]| {
            let [before, after] = [&pair[0], &pair[1]].map(|it| it.chances[point.seat.index()]);
            (before, after) == (point.before, point.after)
        };
        assert!(recap.course.windows(2).any(shown), "the chart shows it: {point:?}");
    }
}

/// The same game at a real table, where things are taken back and mistyped all the time.
pub(crate) fn fumbled<R: Rules + Clone>(rules: &R, steps: &[StepOf<R>]) -> Host<R> {
    let mut host = Host::new(rules.clone(), None);
    let (mut chances, mut luck) = (Vec::new(), PlayoutLuck::new(3));
    for &step in steps {
        match step {
            Step::Act(action) => {
                let Turn::Seat(seat) = host.turn() else { panic!("it was played") };
                host.play(seat, action).expect("it was played");
                if luck.below(4) == 0 && host.can_undo(seat) {
                    host.undo(seat).expect("it can be undone");
                    host.play(seat, action).expect("it was played");
                }
            }
            Step::Chance(chance) => {
                rules.chances(host.state(), &mut chances);
                if luck.below(3) == 0 {
                    let other = chances[luck.below(chances.len() as u32) as usize].chance;
                    host.draw(other).expect("it may turn up");
                    host.correct().expect("nobody has decided");
                }
                host.draw(chance).expect("it turned up");
            }
            Step::Withdraw(seat) => drop(host.withdraw(seat).expect("it was played")),
            Step::Agree => drop(host.agree().expect("it was played")),
        }
    }
    host
}
