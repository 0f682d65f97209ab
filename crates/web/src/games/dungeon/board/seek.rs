//! Ways over the board: the next lit place in a direction, the path of a walk, and how a tile is turned.

use dungeon::{Action, Direction, Exits, Place};

/// The place nearest in this direction; what lies off to the side counts as farther.
pub fn nearest(from: Place, places: &[Place], direction: Direction) -> Option<Place> {
    let distance = |place: Place| {
        let (x, y) =
            (i32::from(place.x) - i32::from(from.x), i32::from(place.y) - i32::from(from.y));
        let (along, aside) = match direction {
            Direction::North => (y, x),
            Direction::East => (x, y),
            Direction::South => (-y, x),
            Direction::West => (-x, y),
        };
        (along > 0).then_some(along + 2 * aside.abs())
    };
    let towards = places.iter().filter_map(|&place| Some((distance(place)?, place)));
    towards.min_by_key(|(distance, _)| *distance).map(|(_, place)| place)
}

/// Every place of a walk, with the one it begins at.
pub fn path(from: Place, steps: &[Action]) -> Vec<Place> {
    let mut path = vec![from];
    let mut at = from;
    for step in steps {
        if let Action::Move(direction) | Action::Explore(direction) = *step {
            at = at.towards(direction);
        } else if let Action::Gate(place) = *step {
            at = place;
        } else {
            continue;
        }
        path.push(at);
    }
    path
}

/// How many quarter turns to the right lead from one way to lie to another.
pub fn quarter_turns(from: Exits, to: Exits) -> Option<u8> {
    let turned = |quarters: u8| {
        let sides = from.iter().map(|side| turned_right(side, quarters));
        Exits::of(&sides.collect::<Vec<_>>())
    };
    (0..4).find(|&quarters| turned(quarters) == to)
}

/// The angle nearest to the one before at which a tile lies so many quarter turns to the right.
pub fn angle_after(before: i32, quarters: u8) -> i32 {
    let ahead = (i32::from(quarters) * 90 - before).rem_euclid(360);
    before + if ahead > 180 { ahead - 360 } else { ahead }
}

fn turned_right(side: Direction, quarters: u8) -> Direction {
    Direction::ALL[(side as usize + usize::from(quarters)) % 4]
}

#[cfg(test)]
mod tests {
    use dungeon::Direction::{East, North, South, West};
    use dungeon::Shape;

    use super::*;

    fn place(x: i8, y: i8) -> Place {
        Place { x, y }
    }

    #[test]
    fn arrows_find_what_lies_ahead_before_what_lies_aside() {
        let places = [place(0, 2), place(1, 1), place(-3, 0), place(0, -1)];
        assert_eq!(nearest(Place::START, &places, North), Some(place(0, 2)));
        assert_eq!(nearest(Place::START, &places, East), Some(place(1, 1)));
        assert_eq!(nearest(Place::START, &places, South), Some(place(0, -1)));
        assert_eq!(nearest(Place::START, &places, West), Some(place(-3, 0)));
        assert_eq!(nearest(place(-3, 0), &places, West), None);
    }

    #[test]
    fn a_walk_is_every_place_on_it() {
        let steps = [Action::Move(North), Action::Gate(place(4, 4)), Action::Explore(East)];
        let walk = [place(0, 0), place(0, 1), place(4, 4), place(5, 4)];
        assert_eq!(path(Place::START, &steps), walk);
    }

    #[test]
    fn every_way_a_tile_can_lie_is_a_turn_of_every_other() {
        for shape in Shape::ALL {
            for &from in shape.turnings() {
                for &to in shape.turnings() {
                    assert!(quarter_turns(from, to).is_some(), "{from} to {to}");
                }
            }
        }
        let corner = Exits::of(&[North, East]);
        assert_eq!(quarter_turns(corner, Exits::of(&[East, South])), Some(1));
        assert_eq!(quarter_turns(corner, Exits::of(&[North, South])), None);
    }

    #[test]
    fn a_tile_never_spins_the_long_way_round() {
        assert_eq!(angle_after(0, 1), 90);
        assert_eq!(angle_after(0, 3), -90);
        assert_eq!(angle_after(270, 0), 360);
        assert_eq!(angle_after(-90, 2), -180);
        assert_eq!(angle_after(90, 3), 270);
    }
}
