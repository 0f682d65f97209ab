//! What many games come to.

use dungeon::Hero;

use crate::shell::GameName;
use crate::shell::history::Ended;

/// How many of the last games are drawn.
const LAST: usize = 24;

/// How many of the best games alone are told, of each game.
const BEST: usize = 3;

/// The games of one hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HeroSum {
    pub(super) hero: Hero,
    pub(super) games: usize,
    pub(super) won: usize,
}

/// What there is to see of many games.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sums {
    pub(super) won: usize,
    /// Heroes that were played.
    pub(super) heroes: Vec<HeroSum>,
    /// The most games of a hero.
    pub(super) most: usize,
    /// Turns of the last games, oldest first, and whether they were won.
    pub(super) lengths: Vec<(u16, bool)>,
    /// Of all games half are shorter.
    pub(super) median: u16,
    pub(super) fights: usize,
    pub(super) fights_won: usize,
    /// In tenths.
    pub(super) expected: usize,
    pub(super) throws: usize,
    pub(super) pips: usize,
    /// The best games of one player alone.
    pub(super) alone: Vec<Ended>,
}

impl Sums {
    pub(super) fn of(rows: &[Ended]) -> Self {
        let sum = |what: fn(&Ended) -> u16| rows.iter().map(|row| usize::from(what(row))).sum();
        let hero = |hero: Hero| {
            let own = || rows.iter().filter(move |row| row.hero == hero);
            HeroSum { hero, games: own().count(), won: own().filter(|row| row.won).count() }
        };
        let heroes: Vec<HeroSum> =
            Hero::ALL.map(hero).into_iter().filter(|sum| sum.games > 0).collect();
        let mut turns: Vec<u16> = rows.iter().map(|row| row.turns).collect();
        turns.sort_unstable();
        let last = rows.iter().skip(rows.len().saturating_sub(LAST));
        Self {
            won: rows.iter().filter(|row| row.won).count(),
            most: heroes.iter().map(|sum| sum.games).max().unwrap_or(0),
            heroes,
            lengths: last.map(|row| (row.turns, row.won)).collect(),
            median: turns.get(turns.len() / 2).copied().unwrap_or(0),
            fights: sum(|row| row.fights),
            fights_won: sum(|row| row.fights_won),
            expected: sum(|row| row.expected),
            throws: sum(|row| row.throws),
            pips: sum(|row| row.pips),
            alone: GameName::ALL.into_iter().flat_map(|game| best(rows, game)).collect(),
        }
    }
}

/// The best games alone: most points and then fewest turns; where there are no points, fewest turns of those won.
fn best(rows: &[Ended], game: GameName) -> Vec<Ended> {
    let counts = |row: &&Ended| {
        row.players == 1 && row.game == game && (row.won || game == GameName::Dungeon)
    };
    let mut alone: Vec<Ended> = rows.iter().filter(counts).cloned().collect();
    let points = |row: &Ended| if game == GameName::Dungeon { row.score } else { 0 };
    alone.sort_by_key(|row| (std::cmp::Reverse(points(row)), row.turns));
    alone.truncate(BEST);
    alone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(hero: Hero, players: u16, turns: u16, won: bool, score: u16) -> Ended {
        Ended {
            id: String::new(),
            when: 0,
            game: GameName::Dungeon,
            players,
            turns,
            hero,
            won,
            score,
            fights: 4,
            fights_won: 3,
            expected: 21,
            throws: 5,
            pips: 30,
            name: None,
        }
    }

    #[test]
    fn games_are_summed_up() {
        let rows = [
            row(Hero::Taia, 4, 20, true, 8),
            row(Hero::Taia, 1, 50, false, 6),
            row(Hero::Horan, 1, 30, true, 6),
            row(Hero::Horan, 1, 40, true, 9),
        ];
        let sums = Sums::of(&rows);
        assert_eq!((sums.won, sums.most, sums.median), (3, 2, 40));
        assert_eq!(sums.heroes[1], HeroSum { hero: Hero::Taia, games: 2, won: 1 });
        assert_eq!((sums.fights, sums.expected, sums.throws, sums.pips), (16, 84, 20, 120));
        let alone: Vec<_> = sums.alone.iter().map(|row| (row.score, row.turns)).collect();
        assert_eq!(alone, [(9, 40), (6, 30), (6, 50)]);
        assert_eq!(Sums::of(&[]).lengths, []);
    }
}
