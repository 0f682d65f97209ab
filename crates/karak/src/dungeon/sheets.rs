//! The heroes' sheets, and the map in words.

use bots::Chooser;
use dungeon::{Content, Dungeon, FULL_HIT_POINTS, HeroView, Monster, Piece, Thing, Token, View};
use table::Seat;
use words::{Arg, Words, dungeon as say, key};

use super::map;
use crate::cli::Lettering;

/// Every tile in words, for players who see no map.
pub(super) fn tiles(words: &Words, view: &View, content: &Content) -> String {
    view.tiles.iter().map(|tile| say::tile_line(words, view, content, tile) + "\n").collect()
}

/// One line for each hero, and what is left in stack and bag.
pub(super) fn heroes(words: &Words, view: &View, rules: &Dungeon, players: &[Chooser]) -> String {
    let mut text = String::new();
    for (seat, hero) in Seat::first(view.heroes.len()).zip(&view.heroes) {
        let bot = players.get(seat.index()).is_some_and(|player| player.bot().is_some());
        text.push_str(&hero_line(words, view, rules, seat, hero, bot));
        text.push('\n');
    }
    text + &supply_line(words, view) + "\n"
}

/// Both skills of every hero, a line each.
pub(super) fn skills(words: &Words, view: &View) -> String {
    let line = |hero| {
        let [first, second] = say::skills(words, hero);
        format!("{}: {first} {second}\n", say::hero_title(words, hero))
    };
    view.heroes.iter().filter_map(|hero| hero.hero).map(line).collect()
}

fn supply_line(words: &Words, view: &View) -> String {
    let count = |piles: u32| [("count", Arg::Number(i64::from(piles)))];
    let tiles = view.supply.tiles.iter().map(|&(_, count)| u32::from(count)).sum();
    let tokens = view.supply.tokens.iter().map(|&(_, count)| u32::from(count)).sum();
    let mut parts = Vec::new();
    if view.turn.number > 0 {
        let number = Arg::Number(i64::from(view.turn.number));
        parts.push(words.say(key::UI_TURN, &[("number", number)]));
    }
    parts.push(words.say(key::UI_TILES_LEFT, &count(tiles)));
    parts.push(words.say(key::UI_TOKENS_LEFT, &count(tokens)));
    parts.join("; ")
}

fn hero_line(
    words: &Words,
    view: &View,
    rules: &Dungeon,
    seat: Seat,
    hero: &HeroView,
    bot: bool,
) -> String {
    let turn = if view.acting() == Some(seat) { '*' } else { ' ' };
    let mut name = words.say(key::HERO_TITLE, &[("hero", say::who(view, seat))]);
    if bot {
        name.push_str(&format!(" ({})", words.text(key::UI_BOT)));
    }
    if !hero.playing {
        return format!("{seat}{turn} {name}: {}", words.text(key::UI_LEFT_GAME));
    }
    let mut parts =
        vec![format!("{} {}/{FULL_HIT_POINTS}", words.text(key::UI_HIT_POINTS), hero.hit_points)];
    let who = [("hero", say::who(view, seat))];
    if hero.hit_points == 0 {
        parts.push(words.say(key::UI_UNCONSCIOUS, &who));
    }
    if hero.cursed {
        parts.push(words.say(key::UI_CURSED, &who));
    }
    parts.extend(carried(words, hero));
    let points = [("points", Arg::Halves(u32::from(hero.points.halves)))];
    parts.push(words.say(key::UI_POINTS_COUNT, &points));
    if rules.setup().goals.treasures {
        let number = |count: u8| Arg::Number(i64::from(count));
        let held = number(hero.inventory.count(Piece::Treasure));
        let goal = number(rules.content().treasures_to_win);
        parts.push(words.say(key::UI_TREASURES_OF, &[("count", held), ("goal", goal)]));
    }
    format!("{seat}{turn} {name} ({}): {}", hero.place, parts.join("; "))
}

/// What the hero carries, equal pieces counted.
fn carried(words: &Words, hero: &HeroView) -> Vec<String> {
    Piece::ALL
        .into_iter()
        .filter(|&piece| hero.inventory.has(piece))
        .map(|piece| match hero.inventory.count(piece) {
            1 => say::piece(words, piece),
            count => format!("{count} × {}", say::piece(words, piece)),
        })
        .collect()
}

/// What the signs on the map mean: the ones every map has, then what lies on this one.
pub(super) fn legend(
    words: &Words,
    view: &View,
    content: &Content,
    lettering: Lettering,
) -> String {
    let (room, rock) = match lettering {
        Lettering::Unicode => ("┌─", "▒▒"),
        Lettering::Ascii => ("+-", "##"),
    };
    let always = [
        (room, key::UI_LEGEND_ROOM),
        (rock, key::UI_LEGEND_TUNNEL),
        ("O", key::UI_LEGEND_GATE),
        ("~", key::UI_LEGEND_FOUNTAIN),
        ("1", key::UI_LEGEND_HERO),
        ("^v<>", key::UI_LEGEND_MORE),
    ];
    let always = always.map(|(sign, key)| (sign.to_owned(), words.text(key)));
    let lying = |thing: Thing| view.tiles.iter().any(|tile| tile.thing == thing);
    let monsters = Monster::ALL
        .into_iter()
        .map(|monster| (Thing::Token(Token::Monster(monster)), say::monster(words, monster)));
    let chest = [(Thing::Token(Token::Chest), words.text(key::UI_LEGEND_CHEST))];
    let pieces =
        Piece::ALL.into_iter().map(|piece| (Thing::Piece(piece), say::piece(words, piece)));
    let there = monsters.chain(chest).chain(pieces).filter(|(thing, _)| lying(*thing));
    let there = there.map(|(thing, name)| (map::thing_sign(content, thing), name));
    let lines = always.into_iter().chain(there).map(|(sign, name)| format!("  {sign:<4} {name}\n"));
    format!("{}:\n{}", words.text(key::UI_LEGEND), lines.collect::<String>())
}
