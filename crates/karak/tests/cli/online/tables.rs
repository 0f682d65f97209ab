//! Whole games at tables: people, a spectator, a server that dies, four languages.

use std::fs;

use super::people::{Person, Server};
use crate::support::{Folder, karak};

/// Anna opens a table and sits down, Ben comes by the link.
fn two(folder: &Folder, server: &Server, game: &[&str]) -> (Person, Person, String) {
    let open = [&[&server.address, "--as", "Anna", "--new"], game].concat();
    let mut anna = Person::join(folder, "anna", &open);
    let link = seen_link(&mut anna, "Others join with this link: ");
    let mut ben = Person::join(folder, "ben", &[&link, "--as", "Ben"]);
    ben.sees("as Ben.");
    anna.types("claim 1");
    ben.types("claim 2");
    ben.types("ready");
    anna.sees("Ben is ready.");
    (anna, ben, link)
}

fn seen_link(person: &mut Person, before: &str) -> String {
    person.sees(before);
    person.sees("\n").trim().to_owned()
}

fn both_play_until(anna: &mut Person, ben: &mut Person, end: &str) {
    std::thread::scope(|threads| {
        threads.spawn(|| ben.plays_until(end));
        anna.plays_until(end);
    });
}

fn a_whole_game(name: &str, game: &[&str]) {
    let folder = Folder::new(name);
    let server = Server::start(&folder);
    let (mut anna, mut ben, link) = two(&folder, &server, game);
    let mut carol = Person::join(&folder, "carol", &[&link, "--as", "Carol"]);
    anna.sees("Carol is here.");
    anna.types("start");
    for person in [&mut anna, &mut ben, &mut carol] {
        person.sees("The game begins.");
    }
    ben.types("say Good luck, you two");
    anna.sees("Ben: Good luck, you two\n");
    carol.sees("Ben: Good luck, you two\n");
    carol.types("1");
    carol.sees("You are only watching.");
    carol.types("emote 2");
    ben.sees("Carol: Good luck!");
    // An empty line asks again what was asked meanwhile.
    anna.types("");
    ben.types("");
    both_play_until(&mut anna, &mut ben, "Proved: nobody chose the dice");
    carol.sees("Proved: nobody chose the dice");
    let record = folder.path("game.karak");
    anna.types(&format!("save {record}"));
    anna.sees("Saved to ");
    karak(&["replay", &record, "--verify"]).fine();
    for person in [anna, ben, carol] {
        person.quits();
    }
}

#[test]
fn a_game_of_the_dungeon_is_played_watched_and_proved() {
    a_whole_game("join-dungeon", &["dungeon", "--turn-limit", "12"]);
}

#[test]
fn a_game_of_goblin_is_played_watched_and_proved() {
    a_whole_game("join-goblin", &["goblin", "--turn-limit", "8"]);
}

#[test]
fn a_server_that_dies_and_comes_back_is_waited_for() {
    let folder = Folder::new("join-restart");
    let server = Server::start(&folder);
    let game = ["dungeon", "--turn-limit", "6", "--first", "1"];
    let (mut anna, mut ben, _) = two(&folder, &server, &game);
    anna.types("start");
    anna.sees("what now?");
    anna.sees("\n> ");
    let address = server.kill();
    for person in [&mut anna, &mut ben] {
        person.sees("The connection is lost.");
    }
    anna.types("say is anybody there?");
    anna.sees("Not sent");
    // What is asked for meanwhile is done once the server is there again.
    anna.types("lend");
    anna.sees("It is sent as soon as the connection is back.");
    let _server = Server::start_at(&folder, &address);
    for person in [&mut anna, &mut ben] {
        person.sees("You are back at the table.");
    }
    ben.sees("Now a bot plays for Anna");
    anna.types("back");
    both_play_until(&mut anna, &mut ben, "Proved: nobody chose the dice");
}

#[test]
fn a_table_has_the_clock_that_it_was_opened_with() {
    let folder = Folder::new("join-clock");
    let server = Server::start(&folder);
    let (mut anna, mut ben, _) = two(&folder, &server, &["dungeon", "--clock", "10m+30s"]);
    anna.types("start");
    for person in [&mut anna, &mut ben] {
        person.sees("The game begins.");
        // Whoever does not decide has lost no time.
        person.types("players");
        person.sees(", 10:00 left");
    }
    let data = folder.path("nobody");
    let open = ["join", &server.address, "--data", &data, "--new", "dungeon", "--clock", "ten"];
    karak(&open).refused("`ten` is no time");
}

#[test]
fn everybody_speaks_their_own_language() {
    let folder = Folder::new("join-languages");
    let server = Server::start(&folder);
    let open = [&server.address, "--lang", "cs", "--as", "Jana", "--new", "goblin"];
    let mut jana = Person::join(&folder, "jana", &open);
    let link = seen_link(&mut jana, "Ostatní se připojí tímto odkazem: ");
    let mut uwe = Person::join(&folder, "uwe", &[&link, "--lang", "de", "--as", "Uwe"]);
    let mut ola = Person::join(&folder, "ola", &[&link, "--lang", "pl", "--as", "Ola"]);
    uwe.sees("als Uwe.");
    ola.sees("jako Ola.");
    jana.types("sednout 1");
    uwe.types("setzen 2");
    uwe.types("bereit");
    ola.sees("Uwe zgłasza gotowość.");
    jana.types("start");
    jana.sees("Hra začíná.");
    uwe.sees("Das Spiel beginnt.");
    ola.sees("Gra się zaczyna.");
    jana.types("souhlasím");
    uwe.sees("Jana möchte das Spiel hier beenden.");
    uwe.types("einverstanden");
    jana.sees("Dokázáno");
    uwe.sees("Bewiesen");
    ola.sees("Udowodniono");
    jana.types("odveta");
    jana.sees("Jsi u stolu");
    uwe.sees("Das nächste Spiel ist an Tisch");
    uwe.types("revanche");
    uwe.sees("Du bist an Tisch");
}

#[test]
fn whoever_comes_again_is_the_same_guest_and_a_wrong_address_is_told() {
    let folder = Folder::new("join-again");
    let server = Server::start(&folder);
    let open = [&server.address, "--as", "Anna", "--new", "dungeon"];
    let mut anna = Person::join(&folder, "anna", &open);
    let link = seen_link(&mut anna, "Others join with this link: ");
    anna.types("claim 2");
    anna.sees("Player 2 is now: Anna.");
    anna.quits();
    let mut again = Person::join(&folder, "anna", &[&link]);
    again.sees("as Anna.");
    again.sees("Player 2: Anna (you) (host of the table)");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let file = fs::read_dir(folder.path("anna/guests")).unwrap().next().unwrap().unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let data = folder.path("nobody");
    let join = |url: &str| karak(&["join", url, "--data", &data]);
    join(&format!("http://{}/#/table/ZZZZZZZZ", server.address)).refused("there is no such table");
    // It answers, but not encrypted.
    join(&format!("https://{}/ZZZZZZZZ", server.address)).refused("there is no server at");
    join("127.0.0.1:1/ZZZZZZZZ").refused("there is no server at 127.0.0.1:1");
}
