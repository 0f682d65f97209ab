//! What concerns others at a table: the lobby, changing places, muting, and what only the host may.

use super::people::{Person, Server};
use crate::support::{Folder, karak};

#[test]
fn a_host_keeps_a_table() {
    let folder = Folder::new("join-hosting");
    let server = Server::start(&folder);
    let data = folder.path("looking");
    let nothing = karak(&["join", &server.address, "--data", &data]);
    let told = nothing.fine().out;
    assert!(told.contains("There are no open tables at"), "{told}");

    let open = [&server.address, "--as", "Anna", "--new", "goblin", "--open"];
    let mut anna = Person::join(&folder, "anna", &open);
    anna.sees("as Anna.");
    let mut ben = Person::join(&folder, "ben", &[&server.address, "--as", "Ben"]);
    ben.sees("1. Karak: Goblin, table ");
    ben.sees(", free places: 2 of 2\n");
    ben.types("nonsense!");
    ben.sees("Type a number or a code, or press Enter to leave.");
    ben.sees("Type a number or a code, or press Enter to leave.");
    ben.types("1");
    ben.sees("as Ben.");
    let carol = [&server.address, "--as", "Carol", "--lang", "de"];
    let mut carol = Person::join(&folder, "carol", &carol);
    carol.sees("freie Plätze: 2 von 2\n");
    carol.types("1");
    anna.sees("Carol is here.");

    anna.types("claim 1");
    ben.sees("Player 1 is now: Anna.");
    ben.types("claim 2");
    anna.sees("Player 2 is now: Ben.");
    anna.types("change 2");
    ben.sees("Anna would like to change places with player 2.");
    carol.sees("Anna möchte mit Spieler 2 den Platz tauschen.");
    ben.types("change 1");
    anna.sees("Player 1 is now: Ben.");
    ben.types("change");
    ben.sees("Say which player, for instance: change 2");

    anna.types("mute ben");
    anna.sees("You no longer hear Ben.");
    ben.types("emote 1");
    carol.sees("Ben: ");
    // What Carol answers comes to Anna behind what she does not hear.
    carol.types("gruß 4");
    let before = anna.sees("Carol: Thank you!");
    assert!(!before.contains("Hello"), "{before}");
    anna.types("unmute 1");
    anna.sees("You hear Ben again.");
    ben.types("emote 2");
    anna.sees("Ben: Good luck!");

    anna.types("setting");
    anna.sees("The host can set: open, private, hints, nohints, lines, emotes, silent");
    anna.types("setting lines");
    carol.sees("Die Einstellungen des Tisches haben sich geändert.");
    carol.types("sag Guten Abend");
    anna.sees("Carol: Guten Abend");
    anna.types("give 2 Carol");
    carol.sees("Spieler 2 ist jetzt: Carol.");
    ben.types("remove Carol");
    ben.sees("sends Carol away");
    ben.types("remove Carol");
    ben.sees("Only the host of the table may do that.");
    anna.types("remove nobody");
    anna.sees("Say who, by name or by the number of the player, for instance: remove Ben");
    anna.types("remove 2");
    anna.sees("This sends Carol away from the table for good. Type it once more to be sure.");
    anna.types("remove 2");
    carol.sees("weggeschickt");
    anna.types("host Ben");
    anna.sees("This makes Ben the host of the table.");
    anna.types("host Ben");
    ben.sees("The host of the table is now Ben.");
    ben.types("close");
    ben.sees("This closes the table for everybody");
    ben.types("close");
    anna.sees("The table was closed.");
}
