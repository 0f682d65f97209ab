//! What a choice says in the situation it is offered in.

use dungeon::{
    Action, Content, Direction, Exits, FULL_HIT_POINTS, Hero, HeroView, Monster, Place, Thing,
    TileKind, TileView, Token, View,
};
use table::Seat;

use super::names::{
    direction, fountain_noun, monster, monster_noun, piece_noun, place_noun, sides, token_noun, who,
};
use crate::{Arg, Words};

/// What this choice says, such as "Go north: fight the mummy".
pub fn action(words: &Words, view: &View, action: Action) -> String {
    Situation { words, view, content: None }.say(action)
}

/// Like [`action`], with the strength of monsters: "Go north: fight the mummy (7)".
pub fn action_with_strength(
    words: &Words,
    view: &View,
    content: &Content,
    action: Action,
) -> String {
    Situation { words, view, content: Some(content) }.say(action)
}

struct Situation<'a> {
    words: &'a Words,
    view: &'a View,
    /// Where the strengths are, if they are wanted.
    content: Option<&'a Content>,
}

impl Situation<'_> {
    fn say(&self, action: Action) -> String {
        let Self { words, view, .. } = *self;
        match action {
            Action::Move(to) => self.go(to),
            Action::Explore(to) => self.towards("action-explore", to),
            Action::Lay(exits) if exits == Exits::of(&Direction::ALL) => {
                words.text("action-lay-all")
            }
            Action::Lay(exits) => words.say("action-lay", &[("sides", sides(words, exits))]),
            Action::Choose(token) => {
                let text = words.say("action-choose", &[("token", token_noun(token))]);
                match token {
                    Token::Monster(monster) => self.with_strength(text, monster),
                    Token::Chest => text,
                }
            }
            Action::Gate(place) => words.say("action-gate", &[("place", place_noun(place))]),
            Action::Fight => self.fight(),
            Action::RollAgain => words.text("action-roll-again"),
            Action::Stand => words.text("action-stand"),
            Action::Bolt => words.text("action-bolt"),
            Action::Sacrifice => words.text("action-sacrifice"),
            Action::Strike => self.strike(),
            Action::Leave(piece) => words.say("action-leave", &[("piece", piece_noun(piece))]),
            Action::Curse(seat) => words.say("action-curse", &[("hero", who(view, seat))]),
            Action::KeepCurse => self.keep_curse(),
            Action::Portal(seat, place) => self.portal(seat, place),
            Action::Swap(seat) => words.say("action-swap", &[("hero", who(view, seat))]),
            Action::Open => words.text("action-open"),
            Action::Collect => self.collect(),
            Action::Rise(place) => words.say("action-rise", &[("fountain", fountain_noun(place))]),
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

    fn towards(&self, key: &str, to: Direction) -> String {
        self.words.say(key, &[("direction", Arg::text(direction(self.words, to)))])
    }

    fn go(&self, to: Direction) -> String {
        let here = self.here();
        let there = here.and_then(|tile| self.view.tile_at(tile.place.towards(to)));
        let (Some(here), Some(there)) = (here, there) else {
            return self.towards("action-move", to);
        };
        let connected = here.exits.contains(to) && there.exits.contains(to.opposite());
        let key = if connected { "action-move" } else { "action-move-wall" };
        let args = [
            ("action", Arg::text(self.towards(key, to))),
            ("detail", Arg::text(self.what_is_there(there))),
        ];
        self.words.say("action-detail", &args)
    }

    fn what_is_there(&self, tile: &TileView) -> String {
        let words = self.words;
        match tile.thing {
            Thing::Token(Token::Monster(lurking)) => self.monster_there(lurking),
            Thing::Token(Token::Chest) => words.text("detail-chest"),
            Thing::Piece(piece) => words.say("detail-piece", &[("piece", piece_noun(piece))]),
            Thing::Nothing if tile.place == Place::START => words.text("detail-start"),
            Thing::Nothing => words.text(match tile.kind {
                TileKind::Tunnel => "detail-tunnel",
                TileKind::Room => "detail-room",
                TileKind::Gate => "detail-gate",
                TileKind::Fountain => "detail-fountain",
            }),
        }
    }

    /// An uncursed thief need not fight (K10.4).
    fn monster_there(&self, lurking: Monster) -> String {
        let sneaks =
            self.hero().is_some_and(|hero| hero.hero == Some(Hero::Aderyn) && !hero.cursed);
        if sneaks {
            let name = self.with_strength(monster(self.words, lurking), lurking);
            self.words.say("detail-sneak", &[("monster", Arg::text(name))])
        } else {
            let text = self.words.say("detail-fight", &[("monster", monster_noun(lurking))]);
            self.with_strength(text, lurking)
        }
    }

    fn with_strength(&self, text: String, monster: Monster) -> String {
        match self.content {
            Some(content) => format!("{text} ({})", content.strength[monster as usize]),
            None => text,
        }
    }

    fn fight(&self) -> String {
        match self.here().and_then(|tile| tile.thing.monster()) {
            Some(monster) => {
                let text = self.words.say("action-fight", &[("monster", monster_noun(monster))]);
                self.with_strength(text, monster)
            }
            None => self.words.text("action-fight-here"),
        }
    }

    fn strike(&self) -> String {
        let battle = self.view.battle.as_ref();
        match battle.and_then(|battle| Some((battle.total?, battle.strength))) {
            Some((total, strength)) => self
                .words
                .say("action-strike", &[("total", total.into()), ("strength", strength.into())]),
            None => self.words.text("action-strike-now"),
        }
    }

    fn keep_curse(&self) -> String {
        let Self { words, view, .. } = *self;
        let mut seats = Seat::first(view.heroes.len());
        match seats.find(|seat| view.heroes[seat.index()].cursed) {
            Some(own) if own == view.turn.seat => words.text("action-keep-own-curse"),
            Some(seat) => words.say("action-keep-curse", &[("hero", who(view, seat))]),
            None => words.text("action-keep-no-curse"),
        }
    }

    fn portal(&self, seat: Seat, place: Place) -> String {
        let fountain = ("fountain", fountain_noun(place));
        if seat == self.view.turn.seat {
            self.words.say("action-portal-self", &[fountain])
        } else {
            self.words.say("action-portal", &[("hero", who(self.view, seat)), fountain])
        }
    }

    fn collect(&self) -> String {
        match self.here().map(|tile| tile.thing) {
            Some(Thing::Piece(piece)) => {
                self.words.say("action-collect", &[("piece", piece_noun(piece))])
            }
            Some(Thing::Token(_) | Thing::Nothing) | None => self.words.text("action-collect-here"),
        }
    }

    /// A fountain is worth a word only to who needs it (K5.4).
    fn end(&self) -> String {
        let fountain = self.here().is_some_and(|tile| tile.kind == TileKind::Fountain);
        let needs_it =
            self.hero().is_some_and(|hero| hero.cursed || hero.hit_points < FULL_HIT_POINTS);
        self.words.text(if fountain && needs_it { "action-end-heal" } else { "action-end" })
    }
}
