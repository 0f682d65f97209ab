//! `karak sim tournament`: everybody against everybody, and how strong that makes them.

use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::{Result, ensure};
use lab::{Deal, Meeting, Rating, Seating, duel, ratings};
use serde::Serialize;

use super::{progress, threads};
use crate::cli::TournamentArgs;
use crate::game::Playable;

/// What `--json` prints of each bot.
#[derive(Serialize)]
struct RankedBot {
    bot: String,
    elo: f64,
    /// Half of the 95 % interval.
    error: f64,
    /// Games won of all, shared ones by half.
    share: f64,
    /// The share of games won against each of the others, in the order they were named.
    against: Vec<Option<f64>>,
}

pub(crate) fn run<G: Playable>(args: &TournamentArgs) -> Result<()> {
    let bots = &args.bots;
    ensure!(bots.len() > 1, "a tournament needs two bots or more");
    for (index, bot) in bots.iter().enumerate() {
        ensure!(!bots[..index].contains(bot), "{bot} is named twice");
    }
    let seats = usize::from(args.seats);
    ensure!(seats % 2 == 0, "bots meet in pairs: use an even number of seats");
    let rules = G::set_up(&args.setup, seats, Some(args.common.turn_limit))?;
    let pairs: Vec<(usize, usize)> = (0..bots.len())
        .flat_map(|one| (one + 1..bots.len()).map(move |other| (one, other)))
        .collect();
    let seating = |one: usize, other: usize| Seating::alternating(bots[one], bots[other], seats);
    let ways = seating(0, 1).ways() as u64;
    let deals = args.games.div_ceil(ways);
    let bar = progress(deals * ways * pairs.len() as u64);
    let mut meetings = Vec::new();
    for (one, other) in pairs {
        let seating = seating(one, other);
        let mut meeting = Meeting { one, other, games: 0.0, won: 0.0 };
        let take = |deal: Deal| {
            bar.inc(deal.games);
            meeting.games += deal.games as f64;
            meeting.won += deal.score * deal.games as f64;
            ControlFlow::Continue(())
        };
        let (seed, threads) = (args.common.seed, threads(args.common.threads));
        duel(&rules, &seating, seed, deals, threads, || std::time::Duration::ZERO, take);
        meetings.push(meeting);
    }
    bar.finish_and_clear();
    write(&places(args, &meetings), args)
}

/// The strongest first.
fn places(args: &TournamentArgs, meetings: &[Meeting]) -> Vec<RankedBot> {
    let share = |one: usize, other: usize| {
        meetings.iter().find_map(|meeting| match (meeting.one, meeting.other) {
            pair if pair == (one, other) => Some(meeting.won / meeting.games),
            pair if pair == (other, one) => Some(1.0 - meeting.won / meeting.games),
            _ => None,
        })
    };
    let ratings = ratings(args.bots.len(), meetings);
    let place = |(index, &Rating { elo, error }): (usize, &Rating)| {
        let against: Vec<Option<f64>> =
            (0..args.bots.len()).map(|other| share(index, other)).collect();
        let met: Vec<f64> = against.iter().copied().flatten().collect();
        let share = met.iter().sum::<f64>() / met.len().max(1) as f64;
        RankedBot { bot: args.bots[index].to_string(), elo, error, share, against }
    };
    let mut places: Vec<RankedBot> = ratings.iter().enumerate().map(place).collect();
    places.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    places
}

fn write(places: &[RankedBot], args: &TournamentArgs) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, places)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "Elo points around the average, with 95 % intervals; wins in percent against each"
    )?;
    write!(out, "{:12} {:>7}  {:>6}  {:>6} ", "", "Elo", "±", "wins")?;
    for bot in &args.bots {
        write!(out, "  {:>9}", bot.to_string())?;
    }
    writeln!(out)?;
    for RankedBot { bot, elo, error, share, against } in places {
        write!(out, "{bot:12} {elo:>+7.0}  {error:>6.0}  {:>6.1} ", 100.0 * share)?;
        for share in against {
            let text =
                share.map_or_else(|| "–".to_owned(), |share| format!("{:.1}", 100.0 * share));
            write!(out, "  {text:>9}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
