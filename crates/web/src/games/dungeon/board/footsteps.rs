//! The way to what was tapped and is not yet confirmed, or to what a hint says.

use std::sync::Arc;

use dungeon::View;
use dungeon::reach::Target;

use super::camera::{Point, centre};
use super::seek::path;
use crate::prelude::*;
use crate::ui::decimal::tenths;

/// Footsteps from the hero to that place; through a gate they jump.
#[component]
pub fn Footsteps(view: Signal<Arc<View>>, way: Signal<Option<Target>>) -> impl IntoView {
    let drawing = move || {
        let Some(target) = way.get() else { return String::new() };
        let view = view.read();
        let Some(hero) = view.heroes.get(view.turn.seat.index()) else { return String::new() };
        let places: Vec<Point> = path(hero.place, &target.steps).into_iter().map(centre).collect();
        let last = places.len().saturating_sub(2);
        let legs = places.windows(2).enumerate();
        legs.map(|(number, leg)| steps(leg[0], leg[1], number == last)).collect()
    };
    view! { <g class="footsteps" inner_html=drawing></g> }.into_any()
}

/// Steps from one tile to the next; they end before what is marked in the last one.
fn steps(from: Point, to: Point, last: bool) -> String {
    let (x, y) = (to.x - from.x, to.y - from.y);
    if from.distance(to) > 110.0 {
        let jump = [from.x, from.y, to.x, to.y].map(tenths);
        return format!(
            r#"<path class="jump" d="M{} {}L{} {}"/>"#,
            jump[0], jump[1], jump[2], jump[3]
        );
    }
    // Tiles beside each other are exactly so.
    let angle = match (x > 0.0, x < 0.0, y > 0.0) {
        (true, _, _) => 90,
        (_, true, _) => 270,
        (_, _, true) => 180,
        (_, _, false) => 0,
    };
    let step = |share: f64| {
        let [x, y] = [from.x + x * share, from.y + y * share].map(tenths);
        format!(r##"<use href="#board-step" transform="translate({x} {y}) rotate({angle})"/>"##)
    };
    let shares: &[f64] = if last { &[0.24, 0.46] } else { &[0.24, 0.5, 0.76] };
    shares.iter().copied().map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn feet_point_where_they_go_and_gates_are_jumped_through() {
        let east = steps(Point::default(), Point::new(100.0, 0.0), false);
        assert_eq!(east.matches("rotate(90)").count(), 3, "{east}");
        let north = steps(Point::default(), Point::new(0.0, -100.0), true);
        assert_eq!(north.matches("rotate(0)").count(), 2, "{north}");
        assert!(steps(Point::default(), Point::new(300.0, 100.0), false).contains("jump"));
    }
}
