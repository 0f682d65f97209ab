//! From rules to a game that is played.

use bots::Chooser;
use table::{FairDice, Secrets};

use super::{LocalTable, Played, summary};
use crate::platform::{address, random};
use crate::shell::people::told_apart;
use crate::shell::{Color, Navigation, Person, Saves, Screen, Summary};

/// Sets the table for these people, by seat, and goes there.
pub fn begin<G: Played>(
    rules: G,
    players: Vec<Chooser>,
    people: &[Person],
    own_draws: bool,
    saves: Saves,
    navigation: Navigation,
) {
    let dice = (!own_draws).then(|| fresh_dice(rules.setup_hash(None), players.len()));
    // Bots have the names and colors of their heroes.
    let person = |(player, person): (&Chooser, &Person)| match player {
        Chooser::Human => person.clone(),
        Chooser::Bot(_) => Person::default(),
    };
    let people: Vec<Person> = players.iter().zip(people).map(person).collect();
    let (mut table, _) = LocalTable::new(rules, players, dice);
    table.call(&told_apart(people.iter().map(|person| person.name.clone())));
    let id = saves.new_id();
    saves.save(id, &table.record(), Summary { colors: colors(&people), ..summary(&table) });
    navigation.go(&Screen::Play(id));
}

/// The colors that people chose, by seat; nothing where nobody did.
fn colors(people: &[Person]) -> Vec<String> {
    let chosen = people.iter().any(|person| person.color.is_some());
    let color = |person: &Person| person.color.map_or("", Color::name).to_owned();
    if chosen { people.iter().map(color).collect() } else { Vec::new() }
}

/// Dice and draws for a set-up from random secrets, or from the seed in the address.
pub fn fresh_dice(set_up: [u8; 32], seats: usize) -> FairDice {
    if let Some(seed) = address::seed() {
        return FairDice::from_seed(seed, seats, set_up);
    }
    let seats = (0..seats).map(|_| random::bytes()).collect();
    FairDice::new(Secrets { host: random::bytes(), seats }, set_up)
}
