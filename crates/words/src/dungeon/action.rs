//! What a choice says in the situation it is offered in.

use dungeon::odds::{self, Prospects};
use dungeon::{
    Action, Content, Direction, Dungeon, Exits, FULL_HIT_POINTS, Hero, HeroView, Monster, Place,
    Thing, TileKind, TileView, Token, View,
};
use table::Seat;

use super::names::{
    bearing, direction, fountain_noun, heroes_at, monster, monster_noun, piece_noun, place_noun,
    sides, token_noun, who,
};
use crate::{Arg, FightChance, Key, Words, key};

/// What this choice says, such as "Go north: fight the mummy".
pub fn action(words: &Words, view: &View, action: Action) -> String {
    Situation { words, view, content: None, odds: None }.say(action)
}

/// Like [`action`], with the strength of monsters and the odds of a combat after this choice: "Go north: fight the mummy
/// (7; wins 48 %, ties 10 %, loses 42 %)".
pub fn action_with_odds(words: &Words, view: &View, rules: &Dungeon, action: Action) -> String {
    let state = view.to_state(rules).ok();
    let odds = state.and_then(|state| odds::of_choice(rules, &state, action));
    let odds = odds.map(|odds| in_percents(words, odds));
    Situation { words, view, content: Some(rules.content()), odds: odds.as_deref() }.say(action)
}

/// "wins 42 %, ties 14 %, loses 44 %".
pub fn in_percents(words: &Words, odds: Prospects) -> String {
    let [win, tie, loss] = percents(odds).map(Arg::Number);
    words.say(key::DETAIL_ODDS, &[("win", win), ("tie", tie), ("loss", loss)])
}

/// Winning, tying and losing in whole percents that add up to 100: what is cut off goes to those of whom most was cut
/// off.
pub fn percents(Prospects { win, tie, loss }: Prospects) -> [i64; 3] {
    let parts = [win, tie, loss];
    let hundredfold = parts.map(|part| i64::from(part.numerator) * 100);
    let whole = parts.map(|part| i64::from(part.denominator));
    let mut percents = [0, 1, 2].map(|index| hundredfold[index] / whole[index]);
    let rest = |index: usize| hundredfold[index] % whole[index];
    let mut order = [0, 1, 2];
    order.sort_by(|&a, &b| (rest(b) * whole[a]).cmp(&(rest(a) * whole[b])));
    let missing = 100 - percents.iter().sum::<i64>();
    for (index, _) in order.into_iter().zip(0..missing) {
        percents[index] += 1;
    }
    // What may happen is named, and nothing else is called certain then.
    for index in 0..3 {
        if percents[index] == 0 && parts[index].numerator > 0 {
            let largest = order.into_iter().max_by_key(|&other| percents[other]).unwrap_or(index);
            percents[largest] -= 1;
            percents[index] = 1;
        }
    }
    percents
}

/// The chance to win, as the bar beside it says: whole percents that add up to 100 with the others.
pub fn fight_chance(prospects: Prospects) -> FightChance {
    let [win, ..] = percents(prospects);
    let told = if (1..100).contains(&win) { win as f64 / 100.0 } else { prospects.win.value() };
    FightChance::Exact(told)
}

struct Situation<'a> {
    words: &'a Words,
    view: &'a View,
    /// Where the strengths are, if they are wanted.
    content: Option<&'a Content>,
    /// The odds of the combat ahead, if they are wanted.
    odds: Option<&'a str>,
}

impl Situation<'_> {
    fn say(&self, action: Action) -> String {
        let Self { words, view, .. } = *self;
        match action {
            Action::Move(to) => self.go(to),
            Action::Explore(to) => self.towards(key::ACTION_EXPLORE, to),
            Action::Lay(exits) if exits == Exits::of(&Direction::ALL) => {
                words.text(key::ACTION_LAY_ALL)
            }
            Action::Lay(exits) => words.say(key::ACTION_LAY, &[("sides", sides(words, exits))]),
            Action::Choose(token) => {
                let text = words.say(key::ACTION_CHOOSE, &[("token", token_noun(token))]);
                match token {
                    Token::Monster(monster) => self.with_strength(text, monster),
                    Token::Chest => text,
                }
            }
            Action::Gate(place) => match self.bearing(TileKind::Gate, place) {
                Some(direction) => words.say(key::ACTION_GATE_TOWARDS, &[direction]),
                None => words.say(key::ACTION_GATE, &[("place", place_noun(place))]),
            },
            Action::Fight => self.fight(),
            Action::RollAgain => self.with_odds(words.text(key::ACTION_ROLL_AGAIN)),
            Action::Stand => self.with_odds(words.text(key::ACTION_STAND)),
            Action::Bolt => self.with_odds(words.text(key::ACTION_BOLT)),
            Action::Sacrifice => self.with_odds(words.text(key::ACTION_SACRIFICE)),
            Action::Strike => self.strike(),
            Action::Leave(piece) => words.say(key::ACTION_LEAVE, &[("piece", piece_noun(piece))]),
            Action::Curse(seat) => words.say(key::ACTION_CURSE, &[("hero", who(view, seat))]),
            Action::KeepCurse => self.keep_curse(),
            Action::Portal(seat, place) => self.portal(seat, place),
            Action::Swap(seat) => self.swap(seat),
            Action::Open => words.text(key::ACTION_OPEN),
            Action::Collect => self.collect(),
            Action::Rise(place) => match self.bearing(TileKind::Fountain, place) {
                Some(direction) => words.say(key::ACTION_RISE_TOWARDS, &[direction]),
                None => words.say(key::ACTION_RISE, &[("fountain", fountain_noun(place))]),
            },
            Action::End => self.end(),
        }
    }

    fn hero(&self) -> Option<&HeroView> {
        self.view.heroes.get(self.view.turn.seat.index())
    }

    /// The tile under the hero whose turn it is.
    fn here(&self) -> Option<&TileView> {
        self.view.tile_at(self.hero()?.place)
    }

    fn towards(&self, key: Key, to: Direction) -> String {
        self.words.say(key, &[("direction", Arg::text(direction(self.words, to)))])
    }

    fn go(&self, to: Direction) -> String {
        let here = self.here();
        let there = here.and_then(|tile| self.view.tile_at(tile.place.towards(to)));
        let (Some(here), Some(there)) = (here, there) else {
            return self.towards(key::ACTION_MOVE, to);
        };
        let connected = here.exits.connect(to, there.exits);
        let key = if connected { key::ACTION_MOVE } else { key::ACTION_MOVE_WALL };
        let text = self.detail(self.towards(key, to), self.what_is_there(there));
        let heroes = heroes_at(self.words, self.view, there.place);
        if heroes.is_empty() { text } else { format!("{text} ({})", heroes.join(", ")) }
    }

    fn detail(&self, action: String, detail: String) -> String {
        let args = [("action", Arg::text(action)), ("detail", Arg::text(detail))];
        self.words.say(key::ACTION_DETAIL, &args)
    }

    fn what_is_there(&self, tile: &TileView) -> String {
        let words = self.words;
        match tile.thing {
            Thing::Token(Token::Monster(lurking)) => self.monster_there(lurking),
            Thing::Token(Token::Chest) => words.text(key::DETAIL_CHEST),
            Thing::Piece(piece) => words.say(key::DETAIL_PIECE, &[("piece", piece_noun(piece))]),
            Thing::Nothing if tile.place == Place::START => words.text(key::DETAIL_START),
            Thing::Nothing => words.text(match tile.kind {
                TileKind::Tunnel => key::DETAIL_TUNNEL,
                TileKind::Room => key::DETAIL_ROOM,
                TileKind::Gate => key::DETAIL_GATE,
                TileKind::Fountain => key::DETAIL_FOUNTAIN,
            }),
        }
    }

    /// An uncursed thief need not fight (K10.4).
    fn monster_there(&self, lurking: Monster) -> String {
        let sneaks =
            self.hero().is_some_and(|hero| hero.hero == Some(Hero::Aderyn) && !hero.cursed);
        if sneaks {
            let name = self.with_strength(monster(self.words, lurking), lurking);
            self.words.say(key::DETAIL_SNEAK, &[("monster", Arg::text(name))])
        } else {
            let text = self.words.say(key::DETAIL_FIGHT, &[("monster", monster_noun(lurking))]);
            self.with_strength(text, lurking)
        }
    }

    fn with_strength(&self, text: String, monster: Monster) -> String {
        let strength = self.content.map(|content| content.strength[monster]);
        match (strength, self.odds) {
            (Some(strength), Some(odds)) => format!("{text} ({strength}; {odds})"),
            (Some(strength), None) => format!("{text} ({strength})"),
            (None, _) => text,
        }
    }

    fn with_odds(&self, text: String) -> String {
        match self.odds {
            Some(odds) => format!("{text} ({odds})"),
            None => text,
        }
    }

    fn fight(&self) -> String {
        match self.here().and_then(|tile| tile.thing.monster()) {
            Some(monster) => {
                let text = self.words.say(key::ACTION_FIGHT, &[("monster", monster_noun(monster))]);
                self.with_strength(text, monster)
            }
            None => self.words.text(key::ACTION_FIGHT_HERE),
        }
    }

    fn strike(&self) -> String {
        let battle = self.view.battle.as_ref();
        match battle.and_then(|battle| Some((battle.total?, battle.strength))) {
            Some((total, strength)) => self
                .words
                .say(key::ACTION_STRIKE, &[("total", total.into()), ("strength", strength.into())]),
            None => self.words.text(key::ACTION_STRIKE_NOW),
        }
    }

    fn keep_curse(&self) -> String {
        let Self { words, view, .. } = *self;
        let mut seats = Seat::first(view.heroes.len());
        match seats.find(|seat| view.heroes[seat.index()].cursed) {
            Some(own) if own == view.turn.seat => words.text(key::ACTION_KEEP_OWN_CURSE),
            Some(seat) => words.say(key::ACTION_KEEP_CURSE, &[("hero", who(view, seat))]),
            None => words.text(key::ACTION_KEEP_NO_CURSE),
        }
    }

    fn portal(&self, seat: Seat, place: Place) -> String {
        let hero = ("hero", who(self.view, seat));
        let own = seat == self.view.turn.seat;
        let (key, towards) = if own {
            (key::ACTION_PORTAL_SELF, key::ACTION_PORTAL_SELF_TOWARDS)
        } else {
            (key::ACTION_PORTAL, key::ACTION_PORTAL_TOWARDS)
        };
        match self.bearing(TileKind::Fountain, place) {
            Some(direction) => self.words.say(towards, &[hero, direction]),
            None => self.words.say(key, &[hero, ("fountain", fountain_noun(place))]),
        }
    }

    /// To which side of the hero a gate or fountain lies, where that tells it from all others of its kind. The start
    /// tile has a name of its own.
    fn bearing(&self, kind: TileKind, place: Place) -> Option<(&'static str, Arg<'static>)> {
        let from = self.hero()?.place;
        let to = |place| bearing(self.words, from, place);
        let named = to(place).filter(|_| place != Place::START)?;
        let others = self.view.tiles.iter().filter(|tile| tile.kind == kind && tile.place != place);
        let others = others.filter(|tile| tile.place != Place::START);
        let alone = others.map(|tile| to(tile.place)).all(|other| other.as_ref() != Some(&named));
        alone.then(|| ("direction", Arg::text(named)))
    }

    /// The other hero may have sneaked to a monster.
    fn swap(&self, seat: Seat) -> String {
        let Self { words, view, .. } = *self;
        let text = words.say(key::ACTION_SWAP, &[("hero", who(view, seat))]);
        let there = view.heroes.get(seat.index()).and_then(|other| view.tile_at(other.place));
        match there.and_then(|tile| tile.thing.monster()) {
            Some(lurking) => self.detail(text, self.monster_there(lurking)),
            None => text,
        }
    }

    fn collect(&self) -> String {
        match self.here().map(|tile| tile.thing) {
            Some(Thing::Piece(piece)) => {
                self.words.say(key::ACTION_COLLECT, &[("piece", piece_noun(piece))])
            }
            Some(Thing::Token(_) | Thing::Nothing) | None => {
                self.words.text(key::ACTION_COLLECT_HERE)
            }
        }
    }

    /// A fountain is worth a word only to a hero who needs it (K5.4).
    fn end(&self) -> String {
        let fountain = self.here().is_some_and(|tile| tile.kind == TileKind::Fountain);
        let needs_it =
            self.hero().is_some_and(|hero| hero.cursed || hero.hit_points < FULL_HIT_POINTS);
        self.words.text(if fountain && needs_it { key::ACTION_END_HEAL } else { key::ACTION_END })
    }
}

#[cfg(test)]
mod tests {
    use dungeon::odds::Ratio;

    use super::*;

    #[test]
    fn percents_add_up() {
        let of = |parts: [u32; 3], whole| {
            let [win, tie, loss] = parts.map(|part| Ratio::new(part, whole));
            percents(Prospects { win, tie, loss })
        };
        assert_eq!(of([1, 1, 1], 3), [34, 33, 33]);
        assert_eq!(of([15, 5, 16], 36), [42, 14, 44]);
        assert_eq!(of([36, 0, 0], 36), [100, 0, 0]);
        assert_eq!(of([1, 1, 998], 1000), [1, 1, 98], "nothing but what is certain is 100 %");
        assert_eq!(of([1295, 1, 0], 1296), [99, 1, 0]);
        for (win, tie) in (0..=36).flat_map(|win| (0..=36 - win).map(move |tie| (win, tie))) {
            let percents = of([win, tie, 36 - win - tie], 36);
            assert_eq!(percents.iter().sum::<i64>(), 100, "{win} {tie}");
        }
    }
}
