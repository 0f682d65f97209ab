//! A dungeon tile of stone.

use dungeon::{Exits, Place, TileKind};

use super::decor::decor;
use super::floor::Floor;
use super::grain::Grain;
use super::masonry::{boulders, flagstones};

/// A tile as it lies at this place.
pub fn tile(place: Place, exits: Exits, kind: TileKind) -> String {
    let floor = Floor::of(place, exits, kind);
    let mut grain = Grain::new(place, 1);
    let rock = boulders(&floor, &mut grain);
    let stones = flagstones(&floor, &mut grain);
    let look = match kind {
        TileKind::Tunnel => "tunnel",
        TileKind::Room => "room",
        TileKind::Gate => "gate",
        TileKind::Fountain => "fountain",
    };
    let mut art = format!(
        r#"<g class="look-{look}"><rect class="rock" x="-49.7" y="-49.7" width="99.4" height="99.4" rx="3"/>"#
    );
    let paths = |art: &mut String, name: &str, tones: &[String]| {
        for (tone, path) in tones.iter().enumerate() {
            art.push_str(&format!(r#"<path class="{name} tone-{tone}" d="{path}"/>"#));
        }
    };
    paths(&mut art, "boulder", &rock.tones);
    art.push_str(&format!(r#"<path class="boulder-edge" d="{}"/>"#, rock.edges));
    art.push_str(&format!(r#"<path class="floor" d="{}"/>"#, floor.outline()));
    paths(&mut art, "flag", &stones.tones);
    art.push_str(&format!(r#"<path class="flag-edge" d="{}"/>"#, stones.edges));
    art.push_str(&format!(
        r#"<path class="shade" d="{0}"/><path class="shade deep" d="{0}"/>"#,
        floor.walls(0.0)
    ));
    let wall = floor.walls(3.0);
    art.push_str(&format!(
        r#"<path class="wall-foot" d="{wall}"/><path class="wall" d="{wall}"/>"#
    ));
    art.push_str(&format!(r#"<path class="wall-top" d="{}"/>"#, floor.walls(3.7)));
    art.push_str(&decor(place, exits, kind, &floor, &mut grain));
    art.push_str(r#"<rect class="seam" x="-49.5" y="-49.5" width="99" height="99" rx="3"/></g>"#);
    art
}
