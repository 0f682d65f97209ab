//! What players ask for beside the question: cards, piles, abilities, odds.

use goblin::solver::Goal;
use goblin::{Card, Curses, Monster, MonsterKind, Phase};
use words::{Arg, goblin as say, key};

use super::as_notation;
use super::scene::Scene;
use crate::layout::Grid;
use bots::goblin::{Advice, Adviser};

impl Scene<'_> {
    /// The answer, if this is something that can be asked for.
    pub(super) fn aside(&self, asked: &str) -> Option<String> {
        let (word, rest) =
            asked.split_once(' ').map_or((asked, ""), |(word, rest)| (word, rest.trim()));
        // Where a card is to be drawn, its name is no question.
        let drawing = matches!(self.view.turn.phase, Phase::Chance(_));
        match (word, rest) {
            ("i" | "abilities", "") => Some(self.abilities()),
            ("cards", "") => Some(self.hands()),
            ("deck" | "decks", "") => Some(self.decks()),
            ("discard" | "discards", "") => Some(self.discards()),
            ("odds", "") => Some(self.odds()),
            ("odds", monster) => Some(self.odds_against(monster)),
            ("card", card) if !card.is_empty() && !drawing => Some(self.look_up(card)),
            (_, _) => None,
        }
    }

    fn abilities(&self) -> String {
        if !self.rules.setup().abilities.is_on() {
            return self.line(&self.words.text(key::UI_ABILITIES_OFF));
        }
        let heroes = self.view.players.iter().filter_map(|player| player.hero);
        let line = |hero| {
            let title = say::hero_title(self.words, hero);
            self.line(&format!("{title}: {}", say::ability(self.words, hero)))
        };
        heroes.map(line).collect()
    }

    /// Both sides of a card: which card it is is no secret (G1.8).
    fn look_up(&self, number: &str) -> String {
        let number = as_notation(number);
        if let Ok(monster) = number.parse::<Monster>() {
            let line = say::monster_line(self.words, self.rules.content(), monster);
            let front = self.line(&format!("{monster}: {line}"));
            return match monster.kind() {
                MonsterKind::Ordinary(card) => {
                    let back = say::won_line(self.words, self.rules.content(), card);
                    front + &self.line(&format!("  {back}"))
                }
                MonsterKind::Gatekeeper | MonsterKind::Lord => front,
            };
        }
        match (number.parse::<Card>(), self.player(self.own_seat())) {
            (Ok(card), Some(player)) => self.cards(player.hero, [card].into_iter(), Curses::EMPTY),
            (_, _) => self.unknown_card(&number),
        }
    }

    fn unknown_card(&self, number: &str) -> String {
        self.line(&self.words.say(key::UI_CARD_UNKNOWN, &[("text", Arg::text(number))]))
    }

    fn adviser(&self) -> Option<Adviser<'_>> {
        Adviser::new(self.rules, self.view, Goal::WIN)
    }

    fn no_odds(&self) -> String {
        self.line(&self.words.text(key::UI_ODDS_NOT_NOW))
    }

    /// The battle that is going on, or every fight that could be begun.
    fn odds(&self) -> String {
        let Some(mut adviser) = self.adviser() else { return self.no_odds() };
        if self.view.battle.is_some() {
            return adviser.battle().map_or_else(|| self.no_odds(), |advice| self.advice(&advice));
        }
        let mut grid = Grid::default();
        for monster in adviser.open_monsters() {
            let Some(advice) = adviser.fight(monster) else { continue };
            let [number, name, ..] = self.faces.monster(monster);
            let [win, survive, left] = self.chances(&advice);
            grid.row([number, name, win, survive, left]);
        }
        grid.text(2, self.columns)
    }

    fn odds_against(&self, number: &str) -> String {
        let number = as_notation(number);
        let Ok(monster) = number.parse::<Monster>() else { return self.unknown_card(&number) };
        let Some(mut adviser) = self.adviser().filter(|_| self.view.battle.is_none()) else {
            return self.no_odds();
        };
        adviser.fight(monster).map_or_else(
            || {
                let name = say::monster_name(self.words, self.rules.content(), monster);
                let args = [("monster", Arg::text(name))];
                self.line(&self.words.say(key::UI_ODDS_CANNOT_FIGHT, &args))
            },
            |advice| self.advice(&advice),
        )
    }

    /// The chances, and what to do until something is drawn.
    fn advice(&self, advice: &Advice) -> String {
        let chances = self.chances(advice).join(", ");
        let name = say::monster_name(self.words, self.rules.content(), advice.monster);
        let mut text = self.line(&format!("{name} – {chances}"));
        text.push_str(&self.line(&self.words.text(key::UI_ODDS_BEST)));
        for (action, view) in &advice.play {
            let step = say::action(self.words, self.rules, view, *action);
            text.push_str(&self.line(&format!("  {step}")));
        }
        if advice.draws {
            text.push_str(&self.line(&self.words.text(key::UI_ODDS_THEN_DRAW)));
        }
        text
    }

    /// "wins 83.3 %", "survives 100 %", "hit points left: 3.5".
    fn chances(&self, advice: &Advice) -> [String; 3] {
        let percent = |share: f64| Arg::text(self.decimal(share * 100.0));
        let mut win =
            self.words.say(key::UI_ODDS_WIN, &[("percent", percent(advice.prospect.win))]);
        if advice.error > 0.0 {
            let estimate = [("percent", percent(advice.error))];
            win.push_str(&format!(" ({})", self.words.say(key::UI_ODDS_ESTIMATE, &estimate)));
        }
        let survive = [("percent", percent(advice.prospect.survive))];
        let left = [("number", Arg::text(self.decimal(advice.prospect.hit_points)))];
        [
            win,
            self.words.say(key::UI_ODDS_SURVIVE, &survive),
            self.words.say(key::UI_ODDS_LEFT, &left),
        ]
    }

    /// At most one digit behind the point, or the comma.
    fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        let text = text.strip_suffix(".0").unwrap_or(&text);
        match self.words.language() {
            words::Language::English => text.to_owned(),
            words::Language::Czech | words::Language::German | words::Language::Polish => {
                text.replace('.', ",")
            }
        }
    }
}
