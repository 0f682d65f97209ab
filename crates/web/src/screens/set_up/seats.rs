//! Who plays a new game and who begins it: the same in both games.

use bots::{Bot, Chooser};
use dungeon::Hero;

use crate::shell::lines::{add, flag, value};
use crate::shell::{Color, Company, GameName, Person, people};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Somebody at this device.
    Person,
    /// The weakest bot.
    Easy,
    /// The middle one.
    Normal,
    /// The strongest.
    Hard,
}

impl Who {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Person, Self::Easy, Self::Normal, Self::Hard];

    /// What it is called where nobody reads it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Person => "Person",
            Self::Easy => "Easy",
            Self::Normal => "Normal",
            Self::Hard => "Hard",
        }
    }

    /// Who is called that.
    pub(super) fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.name() == name)
    }

    const fn chooser(self) -> Chooser {
        match self {
            Self::Person => Chooser::Human,
            Self::Easy => Chooser::Bot(Bot::Easy),
            Self::Normal => Chooser::Bot(Bot::Normal),
            Self::Hard => Chooser::Bot(Bot::HARD),
        }
    }
}

/// One seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SeatDraft {
    /// Who decides.
    pub(super) who: Who,
    /// Which hero, whose name both games know; nothing is a surprise.
    pub(super) hero: Option<Hero>,
}

/// What is chosen for all seats together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seats {
    /// One to as many as the game has room for.
    pub(super) drafts: Vec<SeatDraft>,
    /// What people are called and their colors, by seat: also of seats that nobody sits on now.
    pub(super) people: Vec<Person>,
    /// Which seat begins; nothing leaves it to chance.
    pub(super) first: Option<usize>,
    /// Players roll and draw themselves.
    pub(super) own_draws: bool,
    /// How many can play.
    most: usize,
}

const fn most(game: GameName) -> usize {
    match game {
        GameName::Dungeon => table::MAX_SEATS,
        GameName::Goblin => goblin::SEATS,
    }
}

impl Seats {
    /// What is suggested at first: against a few bots, or with two people.
    pub(super) fn suggested(game: GameName, company: Company) -> Self {
        let whos: &[Who] = match (company, game) {
            (Company::People | Company::Online, _) => &[Who::Person, Who::Person],
            (Company::Bots, GameName::Dungeon) => {
                &[Who::Person, Who::Normal, Who::Normal, Who::Normal]
            }
            (Company::Bots, GameName::Goblin) => &[Who::Person, Who::Normal, Who::Normal],
        };
        let drafts = whos.iter().map(|&who| SeatDraft { who, hero: None }).collect();
        Self { drafts, people: Vec::new(), first: None, own_draws: false, most: most(game) }
    }

    /// What was chosen the last time, if it is still something that can be chosen.
    pub(super) fn remembered(game: GameName, text: &str) -> Option<Self> {
        let drafts: Vec<SeatDraft> =
            value(text, "seats")?.split(',').map(seat).collect::<Option<_>>()?;
        let heroes: Vec<Hero> = drafts.iter().filter_map(|seat| seat.hero).collect();
        let twice = heroes.iter().enumerate().any(|(index, hero)| heroes[..index].contains(hero));
        let first = match value(text, "first")? {
            "chance" => None,
            seat => Some(seat.parse().ok()?),
        };
        let own_draws = flag(text, "own-draws")?;
        let sound = (1..=most(game)).contains(&drafts.len())
            && !twice
            && first.is_none_or(|first| first < drafts.len());
        sound.then(|| Self { drafts, people: Vec::new(), first, own_draws, most: most(game) })
    }

    /// How it is remembered.
    pub(super) fn lines(&self) -> String {
        let seats: Vec<String> = self
            .drafts
            .iter()
            .map(|seat| [seat.who.name(), seat.hero.map_or("random", Hero::name)].join(":"))
            .collect();
        let mut text = String::new();
        add(&mut text, "seats", &seats.join(","));
        let first = self.first.map(|first| first.to_string());
        add(&mut text, "first", &first.as_deref().unwrap_or("chance"));
        add(&mut text, "own-draws", &self.own_draws);
        text
    }

    /// Whether one more could play.
    pub(super) fn has_room(&self) -> bool {
        self.drafts.len() < self.most
    }

    /// One more plays, like the one before.
    pub(super) fn add(&mut self) {
        if self.has_room() {
            let who = self.drafts.last().map_or(Who::Normal, |seat| seat.who);
            self.drafts.push(SeatDraft { who, hero: None });
        }
    }

    /// One less plays; somebody always does.
    pub(super) fn remove(&mut self, seat: usize) {
        if self.drafts.len() > 1 && seat < self.drafts.len() {
            self.drafts.remove(seat);
            if seat < self.people.len() {
                // Who stood up may sit down again, on the last seat.
                let person = self.people.remove(seat);
                self.people.push(person);
            }
            self.first = match self.first {
                Some(first) if first == seat => None,
                Some(first) if first > seat => Some(first - 1),
                kept => kept,
            };
        }
    }

    /// Somebody else decides for a seat.
    pub(super) fn choose_who(&mut self, seat: usize, who: Who) {
        if let Some(seat) = self.drafts.get_mut(seat) {
            seat.who = who;
        }
    }

    /// The same seats with these people.
    pub(super) fn with_people(mut self, mut people: Vec<Person>) -> Self {
        people.resize(table::MAX_SEATS, Person::default());
        self.people = people;
        self
    }

    /// Somebody has typed in a name.
    pub(super) fn call(&mut self, seat: usize, typed: &str) {
        if let Some(person) = self.people.get_mut(seat) {
            person.name = people::name(typed);
        }
    }

    /// Gives a person a color. Whoever had it gets that person's.
    pub(super) fn choose_color(&mut self, seat: usize, color: Option<Color>) {
        let Some(before) = self.people.get(seat).map(|person| person.color) else { return };
        for person in &mut self.people {
            if color.is_some() && person.color == color {
                person.color = before;
            }
        }
        self.people[seat].color = color;
    }

    /// What the person on this seat is called, if it is one with a name.
    pub(super) fn name(&self, seat: usize) -> Option<String> {
        let is_person = self.drafts.get(seat)?.who == Who::Person;
        self.people.get(seat).filter(|_| is_person)?.name.clone()
    }

    /// Which seat has this hero.
    pub(super) fn seat_of(&self, hero: Hero) -> Option<usize> {
        self.drafts.iter().position(|seat| seat.hero == Some(hero))
    }

    /// Gives a seat a hero. Whoever had that hero gets this seat's: no hero is in the game twice.
    pub(super) fn choose_hero(&mut self, seat: usize, hero: Option<Hero>) {
        let Some(before) = self.drafts.get(seat).map(|seat| seat.hero) else { return };
        if let Some(other) = hero.and_then(|hero| self.seat_of(hero)) {
            self.drafts[other].hero = before;
        }
        self.drafts[seat].hero = hero;
    }

    /// How many people play.
    pub(super) fn people(&self) -> usize {
        self.drafts.iter().filter(|seat| seat.who == Who::Person).count()
    }

    /// Who decides, seat by seat.
    pub(super) fn players(&self) -> Vec<Chooser> {
        self.drafts.iter().map(|seat| seat.who.chooser()).collect()
    }

    /// The heroes, seat by seat.
    pub(super) fn heroes(&self) -> impl Iterator<Item = Option<Hero>> {
        self.drafts.iter().map(|seat| seat.hero)
    }
}

/// `Normal:horan`, or `Person:random`.
fn seat(text: &str) -> Option<SeatDraft> {
    let (who, hero) = text.split_once(':')?;
    let hero = match hero {
        "random" => None,
        name => Some(name.parse().ok()?),
    };
    Some(SeatDraft { who: Who::of(who)?, hero })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hero_that_is_taken_is_swapped() {
        let mut seats = Seats::suggested(GameName::Dungeon, Company::Bots);
        seats.choose_hero(0, Some(Hero::Horan));
        seats.choose_hero(1, Some(Hero::Taia));
        seats.choose_hero(0, Some(Hero::Taia));
        assert_eq!(seats.drafts[0].hero, Some(Hero::Taia));
        assert_eq!(seats.drafts[1].hero, Some(Hero::Horan));
        seats.choose_hero(2, Some(Hero::Taia));
        assert_eq!(seats.drafts[0].hero, None, "the third seat had none to give");
        seats.choose_hero(2, Some(Hero::Taia));
        assert_eq!(seats.seat_of(Hero::Taia), Some(2), "one's own hero stays");
        seats.choose_hero(2, None);
        assert_eq!(seats.seat_of(Hero::Taia), None);
    }

    #[test]
    fn as_many_play_as_the_game_has_room_for_and_who_begins_follows() {
        for (game, most) in [(GameName::Dungeon, 5), (GameName::Goblin, 4)] {
            let mut seats = Seats::suggested(game, Company::People);
            for _ in 0..9 {
                seats.add();
            }
            assert_eq!((seats.drafts.len(), seats.people()), (most, most));
            seats.first = Some(2);
            seats.remove(0);
            assert_eq!(seats.first, Some(1));
            seats.remove(1);
            assert_eq!(seats.first, None, "who was to begin has left");
            for _ in 0..9 {
                seats.remove(0);
            }
            assert_eq!(seats.drafts.len(), 1);
        }
    }

    #[test]
    fn people_keep_their_names_and_no_two_have_one_color() {
        let seats = Seats::suggested(GameName::Dungeon, Company::People);
        let mut seats = seats.with_people(Vec::new());
        seats.call(0, " Anna ");
        seats.call(1, "Bo");
        seats.choose_color(0, Some(Color::Red));
        seats.choose_color(1, Some(Color::Red));
        assert_eq!((seats.people[0].color, seats.people[1].color), (None, Some(Color::Red)));
        seats.choose_color(1, None);
        assert_eq!(seats.people[1].color, None);
        seats.choose_who(1, Who::Easy);
        assert_eq!((seats.name(0).as_deref(), seats.name(1)), (Some("Anna"), None));
        seats.choose_who(1, Who::Person);
        seats.remove(0);
        assert_eq!(seats.name(0).as_deref(), Some("Bo"));
    }

    #[test]
    fn what_was_chosen_is_remembered_unless_it_makes_no_sense() {
        let remembered = |text: &str| Seats::remembered(GameName::Goblin, text);
        let mut seats = Seats::suggested(GameName::Goblin, Company::Bots);
        seats.choose_hero(1, Some(Hero::Xanros));
        seats.choose_who(2, Who::Hard);
        seats.first = Some(1);
        let text = seats.lines();
        assert_eq!(
            text,
            "seats=Person:random,Normal:xanros,Hard:random\nfirst=1\nown-draws=false\n"
        );
        assert_eq!(remembered(&text), Some(seats));
        assert_eq!(remembered(&text.replace("first=1", "first=3")), None);
        assert_eq!(remembered(&text.replace("Hard", "Genius")), None);
        assert_eq!(remembered(&text.replace("Hard:random", "Hard:xanros")), None);
        assert_eq!(remembered(&text.replace("Hard:random", "Hard:conan")), None);
        let five = text.replace("Hard:random", "Hard:random,Easy:random,Easy:random");
        assert_eq!(remembered(&five), None, "four can play");
        assert!(Seats::remembered(GameName::Dungeon, &five).is_some());
        assert_eq!(remembered(""), None);
        assert_eq!(remembered("{\"seats\":[]}"), None);
    }
}
