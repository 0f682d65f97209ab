//! Where heroes stand: up to five on one tile, all to be seen.

use dungeon::{Hero, HeroView, Place, Thing, View};

use super::camera::{Point, centre};

/// A hero's figure as it stands on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// Which hero; `None` until one is drawn.
    pub hero: Option<Hero>,
    /// Where its foot is, in units of the dungeon.
    pub at: Point,
    /// How large it is: smaller in a crowd.
    pub size: f64,
    /// It is this hero's turn.
    pub active: bool,
    /// The hero has no hit points left.
    pub unconscious: bool,
    /// The hero has the curse.
    pub cursed: bool,
}

/// Where the feet of so many heroes are on one tile, from its middle. Those in front come last.
const STANDS: [&[(f64, f64)]; 5] = [
    &[(0.0, 17.0)],
    &[(-18.0, 17.0), (18.0, 17.0)],
    &[(0.0, 4.0), (-22.0, 28.0), (22.0, 28.0)],
    &[(-17.0, 3.0), (17.0, 3.0), (-24.0, 33.0), (24.0, 33.0)],
    &[(-31.0, 4.0), (0.0, 2.0), (31.0, 4.0), (-17.0, 34.0), (17.0, 34.0)],
];

/// How large so many heroes on one tile are.
const SIZES: [f64; 5] = [1.0, 1.0, 0.95, 0.88, 0.82];

/// The same where something lies on the tile: they stand beside and in front of it.
const STANDS_BESIDE: [&[(f64, f64)]; 5] = [
    &[(19.0, 27.0)],
    &[(27.0, 10.0), (5.0, 34.0)],
    &[(29.0, 4.0), (26.0, 33.0), (-3.0, 36.0)],
    &[(29.0, 1.0), (31.0, 29.0), (6.0, 36.0), (-20.0, 36.0)],
    &[(29.0, -5.0), (33.0, 20.0), (19.0, 36.0), (-4.0, 36.0), (-27.0, 34.0)],
];

/// The figure of every seat; none for a hero who has left the game.
pub fn figures(view: &View) -> Vec<Option<Figure>> {
    let standing = |hero: &HeroView, place: Place| hero.playing && hero.place == place;
    let figure = |seat: usize, hero: &HeroView| {
        if !hero.playing {
            return None;
        }
        let before = view.heroes[..seat].iter().filter(|other| standing(other, hero.place)).count();
        let here = view.heroes.iter().filter(|other| standing(other, hero.place)).count();
        let thing = view.tile_at(hero.place).map_or(Thing::Nothing, |tile| tile.thing);
        let (x, y) =
            stand(if thing == Thing::Nothing { STANDS } else { STANDS_BESIDE }, before, here);
        let middle = centre(hero.place);
        Some(Figure {
            hero: hero.hero,
            at: Point::new(middle.x + x, middle.y + y),
            size: SIZES[here.clamp(1, SIZES.len()) - 1],
            active: view.result.is_none() && view.acting().map(table::Seat::index) == Some(seat),
            unconscious: hero.hit_points == 0,
            cursed: hero.cursed,
        })
    };
    view.heroes.iter().enumerate().map(|(seat, hero)| figure(seat, hero)).collect()
}

fn stand(stands: [&[(f64, f64)]; 5], number: usize, of: usize) -> (f64, f64) {
    let stands = stands[of.clamp(1, stands.len()) - 1];
    stands[number.min(stands.len() - 1)]
}

#[cfg(test)]
mod tests {
    use dungeon::{Content, Dungeon, Setup};
    use table::{FairDice, Recorded as _, Viewer};

    use super::super::camera::TILE;
    use super::*;
    use crate::session::LocalTable;

    #[test]
    fn as_many_as_can_stand_on_a_tile_are_all_seen_on_it() {
        let setup = Setup::with_heroes("horan, taia, aderyn, xanros, victorius").unwrap();
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let dice = FairDice::from_seed(1, 5, rules.setup_hash(None));
        let (table, _) = LocalTable::new(rules, vec![bots::Chooser::Human; 5], Some(dice));
        let view = table.view(Viewer::Spectator);
        let figures: Vec<Figure> = figures(&view).into_iter().flatten().collect();
        assert_eq!(figures.len(), 5);
        assert_eq!(figures.iter().filter(|figure| figure.active).count(), 1);
        for (number, figure) in figures.iter().enumerate() {
            assert!(figure.at.x.abs() < TILE / 2.0 && figure.at.y.abs() < TILE / 2.0);
            for other in &figures[..number] {
                assert!(
                    figure.at.distance(other.at) > 29.0 * figure.size,
                    "{figure:?} hides {other:?}"
                );
            }
        }
    }

    #[test]
    fn there_is_a_stand_for_every_number() {
        for of in 0..8 {
            for number in 0..of {
                for stands in [STANDS, STANDS_BESIDE] {
                    let (x, y) = stand(stands, number, of);
                    assert!(x.abs() <= 35.0 && y.abs() <= 36.0);
                }
            }
        }
    }
}
