//! How strong players are who met in pairs (Bradley and Terry's model, in Elo's units).

use crate::fit::Symmetric;

/// Elo points for each unit of log odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Drawn games that every pair is credited with, so that a bot that never lost is not infinitely strong.
const CREDIT: f64 = 1.0;
const STEPS: usize = 100;
const Z: f64 = 1.96;

/// How two players fared against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// One player.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// Games.
    pub games: f64,
    /// Games that the one won, shared ones by half.
    pub won: f64,
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points above or below the average of all players.
    pub elo: f64,
    /// Half of the interval that holds the true number 95 times of 100.
    pub error: f64,
}

/// Ratings of so many players. Each pair that met is credited with one drawn game.
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let chance = |strengths: &[f64], meeting: &Meeting| {
        1.0 / (1.0 + (strengths[meeting.other] - strengths[meeting.one]).exp())
    };
    let mut strengths = vec![0.0; players];
    for _ in 0..STEPS {
        let mut slope = vec![0.0; players];
        for meeting in meetings {
            let games = meeting.games + CREDIT;
            let over = meeting.won + CREDIT / 2.0 - games * chance(&strengths, meeting);
            slope[meeting.one] += over;
            slope[meeting.other] -= over;
        }
        let Some(factor) = information(&strengths, meetings, &chance).factor() else { break };
        let step = factor.solve(slope);
        let longest = step.iter().fold(0.0, |most: f64, step| most.max(step.abs()));
        // Long steps overshoot.
        let scale = (2.0 / longest.max(1e-12)).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += scale * step);
        if longest < 1e-10 {
            break;
        }
    }
    let factor = information(&strengths, meetings, &chance).factor();
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    let rating = |player: usize| {
        let mut unit = vec![0.0; players];
        unit[player] = 1.0;
        // What was added to make the matrix invertible is taken off again.
        let variance = factor.as_ref().map_or(f64::INFINITY, |it| it.solve(unit)[player])
            - 1.0 / players as f64;
        Rating {
            elo: SCALE * (strengths[player] - mean),
            error: SCALE * Z * variance.max(0.0).sqrt(),
        }
    };
    (0..players).map(rating).collect()
}

/// Fisher's information, plus a constant everywhere: only differences of strengths are known, and
/// their sum is held at 0.
fn information(
    strengths: &[f64],
    meetings: &[Meeting],
    chance: &impl Fn(&[f64], &Meeting) -> f64,
) -> Symmetric {
    let players = strengths.len();
    let mut matrix = Symmetric::zeros(players);
    for meeting in meetings {
        let chance = chance(strengths, meeting);
        let mut difference = vec![0.0; players];
        difference[meeting.one] = 1.0;
        difference[meeting.other] = -1.0;
        matrix.add_square(&difference, (meeting.games + CREDIT) * chance * (1.0 - chance));
    }
    matrix.add_square(&vec![1.0; players], 1.0 / players as f64);
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_to_one_is_about_191_points() {
        let ratings = ratings(2, &[Meeting { one: 0, other: 1, games: 100_000.0, won: 75_000.0 }]);
        assert!((ratings[0].elo - ratings[1].elo - 190.85).abs() < 0.1, "{ratings:?}");
        // The difference has the error of log odds: 1.96 / sqrt(n p q); each half of it.
        let wanted = SCALE * 1.96 / (100_000.0_f64 * 0.75 * 0.25).sqrt() / 2.0;
        assert!((ratings[0].error - wanted).abs() < 0.01, "{ratings:?}");
    }

    #[test]
    fn strength_carries_over_and_who_never_loses_stays_finite() {
        let meet = |one, other, won| Meeting { one, other, games: 1000.0, won };
        let found = ratings(3, &[meet(0, 1, 750.0), meet(1, 2, 750.0), meet(0, 2, 900.0)]);
        assert!((found.iter().map(|rating| rating.elo).sum::<f64>()).abs() < 1e-6);
        assert!((found[0].elo - 190.0).abs() < 5.0 && found[1].elo.abs() < 5.0, "{found:?}");
        let found = ratings(2, &[meet(0, 1, 1000.0)]);
        assert!(found[0].elo.is_finite() && found[0].elo > 400.0, "{found:?}");
        assert!(found[0].error > 100.0, "{found:?}");
    }
}
