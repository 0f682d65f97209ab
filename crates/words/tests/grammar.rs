//! Sentences that are right only if cases, articles, gender and plurals are.

use dungeon::{
    Action, Content, Decision, Direction, Dungeon, Ending, Event, Exits, FightResult, Hero,
    Monster, Piece, Place, Points, Refusal, ResultView, Setup, Thing, TileKind, TileView, Token,
    View,
};
use table::{Rules, Seat, Viewer};
use words::{Arg, Key, Language, Words, dungeon as say, key};

/// A table of these heroes at the start.
fn view(heroes: &str) -> View {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes(heroes).unwrap()).unwrap();
    rules.view(&rules.start(), Viewer::Spectator)
}

/// A position of these heroes, as the notation of positions writes it.
fn position(heroes: &str, text: &str) -> (Dungeon, View) {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes(heroes).unwrap()).unwrap();
    let state = dungeon::position::sketch(&rules, text).unwrap();
    let view = rules.view(&state, Viewer::Spectator);
    (rules, view)
}

/// A sentence in English, Czech, German, Polish.
fn check(expected: [&str; 4], sentence: impl Fn(&Words) -> String) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(sentence(&Words::new(language)), expected, "{language}");
    }
}

fn check_event(event: Event, expected: [&str; 4]) {
    let view = view("horan, taia, xanros");
    check(expected, |words| say::event(words, &view, &event));
}

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn fought(monster: Monster, result: FightResult) -> Event {
    Event::Fought { seat: seat(0), monster, total: 9, strength: 8, result }
}

#[test]
fn monsters_are_beaten_in_the_accusative() {
    check_event(
        fought(Monster::GiantRat, FightResult::Won),
        [
            "Horan beats the giant rat: 9 against 8.",
            "Horan poráží obří krysu: 9 proti 8.",
            "Horan besiegt die Riesenratte: 9 gegen 8.",
            "Horan pokonuje wielkiego szczura: 9 przeciw 8.",
        ],
    );
    check_event(
        fought(Monster::Dragon, FightResult::Won),
        [
            "Horan beats the dragon: 9 against 8.",
            "Horan poráží draka: 9 proti 8.",
            "Horan besiegt den Drachen: 9 gegen 8.",
            "Horan pokonuje smoka: 9 przeciw 8.",
        ],
    );
    check_event(
        fought(Monster::Fallen, FightResult::Lost),
        [
            "Horan loses to the Fallen: 9 against 8.",
            "Horan prohrává s Padlým: 9 proti 8.",
            "Horan verliert gegen den Gefallenen: 9 gegen 8.",
            "Horan przegrywa z Upadłym: 9 przeciw 8.",
        ],
    );
    check_event(
        fought(Monster::SkeletonKing, FightResult::Tied),
        [
            "Horan ties with the skeleton king: 9 against 8.",
            "Horan remizuje s kostlivcem králem: 9 proti 8.",
            "Horan erreicht gegen den Skelett-König einen Gleichstand: 9 gegen 8.",
            "Horan remisuje ze szkieletem królem: 9 przeciw 8.",
        ],
    );
}

#[test]
fn pieces_have_their_article_or_case() {
    check_event(
        Event::Looted { seat: seat(0), piece: Piece::Axe },
        [
            "Horan gains an axe.",
            "Horan získává sekeru.",
            "Horan erbeutet eine Axt.",
            "Horan zdobywa topór.",
        ],
    );
    check_event(
        Event::Collected { seat: seat(1), piece: Piece::Key },
        [
            "Taia picks up the key.",
            "Taia si bere klíč.",
            "Taia hebt den Schlüssel auf.",
            "Taia podnosi klucz.",
        ],
    );
}

#[test]
fn heroes_decline() {
    check_event(
        Event::Cursed { by: seat(0), seat: seat(1) },
        [
            "Horan puts the curse of Karak on Taia.",
            "Horan uvaluje kletbu Karaku na Taiu.",
            "Horan legt den Fluch von Karak auf Taia.",
            "Horan rzuca klątwę Karaku na Taię.",
        ],
    );
    check_event(
        Event::Swapped { by: seat(2), seat: seat(0) },
        [
            "Lord Xanros swaps places with Horan.",
            "Lord Xanros si vyměňuje místo s Horanem.",
            "Lord Xanros tauscht den Platz mit Horan.",
            "Lord Xanros zamienia się miejscami z Horanem.",
        ],
    );
    check_event(
        Event::TurnMissed { seat: seat(1) },
        [
            "Taia is unconscious, misses the turn and regains one hit point.",
            "Taia je v bezvědomí, vynechává tah a získává zpět jeden život.",
            "Taia ist bewusstlos, setzt aus und bekommt einen Trefferpunkt zurück.",
            "Taia jest nieprzytomna, traci turę i odzyskuje jeden punkt wytrzymałości.",
        ],
    );
    let aderyn = || [("hero", say::hero_noun(Hero::Aderyn))];
    check(["cursed", "prokletá", "verflucht", "przeklęta"], |words| {
        words.say(key::UI_CURSED, &aderyn())
    });
}

#[test]
fn places_and_fountains_decline() {
    let at = Place { x: 2, y: -1 };
    check_event(
        Event::Moved { seat: seat(0), to: at },
        [
            "Horan goes to (2,-1).",
            "Horan jde na dílek (2,-1).",
            "Horan geht auf das Plättchen (2,-1).",
            "Horan idzie na kafelek (2,-1).",
        ],
    );
    check_event(
        Event::PortalUsed { by: seat(0), seat: seat(1), to: Place::START },
        [
            "Horan uses a portal of healing and brings Taia to the fountain on the start tile.",
            "Horan používá léčivý portál a přenáší Taiu k prameni na startovním dílku.",
            "Horan benutzt ein Heilportal und bringt Taia zur Heilquelle auf dem Startplättchen.",
            "Horan używa portalu uzdrowienia i przenosi Taię do źródła uzdrowienia na kafelku startowym.",
        ],
    );
    check_event(
        Event::TokenLaid { token: Token::Chest, at },
        [
            "Now at (2,-1): a chest.",
            "Na dílku (2,-1) je teď truhla.",
            "Auf dem Plättchen (2,-1) wartet jetzt eine Truhe.",
            "Na kafelku (2,-1) jest teraz skrzynia.",
        ],
    );
}

#[test]
fn a_seat_without_a_hero_is_named_by_its_number() {
    let view = view("random, horan");
    let event = Event::Withdrew { seat: seat(0) };
    check(
        [
            "Player 1 leaves the game.",
            "Hráč 1 odchází ze hry.",
            "Spieler 1 verlässt das Spiel.",
            "Gracz 1 wycofuje się z gry.",
        ],
        |words| say::event(words, &view, &event),
    );
}

#[test]
fn a_move_says_what_waits_there() {
    let (rules, mut view) = position("horan, aderyn", "║m\n ┼@\n turn: 1 moves 4");
    let north = Action::Move(Direction::North);
    check(
        [
            "Go north: fight the mummy (7; wins 66\u{a0}%, ties 10\u{a0}%, loses 24\u{a0}%)",
            "Jít na sever: bojovat s mumií (7; výhra 66\u{a0}%, remíza 10\u{a0}%, prohra 24\u{a0}%)",
            "Nach Norden gehen: gegen die Mumie kämpfen (7; Sieg 66\u{a0}%, Gleichstand 10\u{a0}%, Niederlage 24\u{a0}%)",
            "Idź na północ: walcz z mumią (7; wygrana 66\u{a0}%, remis 10\u{a0}%, przegrana 24\u{a0}%)",
        ],
        |words| say::action_with_odds(words, &view, &rules, north),
    );
    view.turn.seat = seat(1);
    check(
        [
            "Go north: mummy, no need to fight",
            "Jít na sever: mumie, bojovat se nemusí",
            "Nach Norden gehen: Mumie, kein Kampf nötig",
            "Idź na północ: mumia, nie trzeba walczyć",
        ],
        |words| say::action(words, &view, north),
    );
    let lay = Action::Lay(Exits::of(&[Direction::North, Direction::East, Direction::West]));
    check(
        [
            "Lay it open to the north, east and west",
            "Položit otevřený na sever, východ a západ",
            "So legen, dass es nach Norden, Osten und Westen offen ist",
            "Połóż z wyjściami na północ, wschód i zachód",
        ],
        |words| say::action(words, &view, lay),
    );
}

#[test]
fn a_swap_says_which_monster_waits_there() {
    let (english, swap) = (Words::new(Language::English), Action::Swap(seat(1)));
    let text = |others: &str, action: Action| {
        let map = format!("..  ║r\n ┼@  ┼.\n {others}");
        let (rules, view) = position("xanros, aderyn", &map);
        say::action_with_odds(&english, &view, &rules, action)
    };
    assert_eq!(
        text("2: 1,0\n turn: 1 moves 4", swap),
        "Swap places with Aderyn (takes all four moves)"
    );
    assert_eq!(
        text("2: 1,1\n turn: 1 moves 4", swap),
        "Swap places with Aderyn (takes all four moves): fight the giant rat (5; wins 84\u{a0}%, ties 8\u{a0}%, loses 8\u{a0}%)"
    );
    assert_eq!(
        text("2: 1,0\n turn: 2 moves 4", Action::Move(Direction::North)),
        "Go north: giant rat (5), no need to fight"
    );
}

#[test]
fn a_move_names_the_heroes_who_stand_there() {
    let mut view = view("horan, aderyn, taia");
    let east = Place::START.towards(Direction::East);
    view.tiles.push(TileView {
        place: east,
        exits: Exits::of(&[Direction::East, Direction::West]),
        kind: TileKind::Room,
        thing: Thing::Nothing,
    });
    view.heroes[1].place = east;
    let go = Action::Move(Direction::East);
    check(
        [
            "Go east: an empty room (Aderyn)",
            "Jít na východ: prázdná místnost (Aderyn)",
            "Nach Osten gehen: ein leerer Raum (Aderyn)",
            "Idź na wschód: pusta komnata (Aderyn)",
        ],
        |words| say::action(words, &view, go),
    );
    let english = Words::new(Language::English);
    view.heroes[2].place = east;
    assert_eq!(say::action(&english, &view, go), "Go east: an empty room (Aderyn, Taia)");
    view.heroes[1].playing = false;
    assert_eq!(say::action(&english, &view, go), "Go east: an empty room (Taia)");
}

#[test]
fn tiles_are_told_to_who_sees_no_map() {
    let mut view = view("horan, taia");
    let north = Place::START.towards(Direction::North);
    let tile = |place, exits: &[Direction], thing| TileView {
        place,
        exits: Exits::of(exits),
        kind: TileKind::Room,
        thing,
    };
    let turnkey = Thing::Token(Token::Monster(Monster::SkeletonTurnkey));
    let exits = [Direction::North, Direction::East, Direction::South];
    view.tiles.push(tile(north, &exits, turnkey));
    let beside = north.towards(Direction::East);
    view.tiles.push(tile(beside, &[Direction::North], Thing::Piece(Piece::Axe)));
    view.heroes[1].place = north;
    let content = Content::karak();
    check(
        [
            "(0,1) room, open to the north (unknown), east (wall) and south: skeleton turnkey (8, loot: key); Taia",
            "(0,1) místnost, otevřeno na sever (neznámo), východ (zeď) a jih: kostlivec klíčník (8, kořist: klíč); Taia",
            "(0,1) Raum, offen nach Norden (unbekannt), Osten (Wand) und Süden: Skelett-Schließer (8, Beute: Schlüssel); Taia",
            "(0,1) komnata, wyjścia na północ (nieznane), wschód (ściana) i południe: szkielet klucznik (8, łup: klucz); Taia",
        ],
        |words| say::tile_line(words, &view, &content, &view.tiles[1]),
    );
    let line = |index: usize, view: &View| {
        say::tile_line(&Words::new(Language::English), view, &content, &view.tiles[index])
    };
    assert_eq!(line(2, &view), "(1,1) room, open to the north (unknown): axe");
    assert_eq!(
        line(0, &view),
        "(0,0) start tile with a fountain, open to the north, east (unknown), south (unknown) and west (unknown): Horan"
    );
    view.heroes[1].place = Place::START;
    view.tiles[1].thing = Thing::Nothing;
    assert_eq!(line(1, &view), "(0,1) room, open to the north (unknown), east (wall) and south");
    assert!(line(0, &view).ends_with(": Horan, Taia"), "{}", line(0, &view));
}

#[test]
fn a_roll_explains_its_total() {
    let dice = dungeon::Dice(2, 2);
    check_event(
        Event::Rolled { seat: seat(0), dice, total: 4 },
        [
            "Horan rolls 2 and 2: 4 in all.",
            "Horan hází 2 a 2, celkem má 4.",
            "Horan würfelt 2 und 2, insgesamt 4.",
            "Horan wyrzuca 2 i 2, razem ma 4.",
        ],
    );
    check_event(
        Event::Rolled { seat: seat(0), dice, total: 7 },
        [
            "Horan rolls 2 and 2, +3 from weapons and skills: 7 in all.",
            "Horan hází 2 a 2, k tomu +3 za zbraně a schopnosti, celkem má 7.",
            "Horan würfelt 2 und 2, dazu +3 durch Waffen und Fähigkeiten, insgesamt 7.",
            "Horan wyrzuca 2 i 2, do tego +3 za broń i zdolności, razem ma 7.",
        ],
    );
}

#[test]
fn ending_the_turn_on_a_fountain_heals_who_needs_it() {
    let mut view = view("horan, aderyn");
    let english = Words::new(Language::English);
    assert_eq!(say::action(&english, &view, Action::End), "End the turn");
    view.heroes[0].hit_points = 2;
    assert_eq!(say::action(&english, &view, Action::End), "End the turn and heal at the fountain");
}

#[test]
fn refusals_end_with_their_rule() {
    check(
        [
            "There is a wall (K2.2)",
            "Je tam zeď (K2.2)",
            "Dort ist eine Wand (K2.2)",
            "Jest tam ściana (K2.2)",
        ],
        |words| say::refusal(words, Refusal::Wall),
    );
}

#[test]
fn titles_and_skills() {
    check(
        [
            "Victorius, swordsman",
            "Victorius, šermíř",
            "Victorius, Fechter",
            "Victorius, mistrz miecza",
        ],
        |words| say::hero_title(words, Hero::Victorius),
    );
    let [first, second] = say::skills(&Words::new(Language::Czech), Hero::Aderyn);
    assert_eq!(first, "Remíza v boji je výhra.");
    assert_eq!(second, "S nestvůrami bojovat nemusí a smí kolem nich projít.");
}

fn count(language: Language, key: Key, name: &str, number: i64) -> String {
    Words::new(language).say(key, &[(name, Arg::Number(number))])
}

#[test]
fn plurals_follow_the_language() {
    let tiles = |language, number| count(language, key::UI_TILES_LEFT, "count", number);
    for (language, number, expected) in [
        (Language::English, 1, "1 tile in the stack"),
        (Language::English, 0, "0 tiles in the stack"),
        (Language::Czech, 1, "1 dílek v zásobě"),
        (Language::Czech, 4, "4 dílky v zásobě"),
        (Language::Czech, 5, "5 dílků v zásobě"),
        (Language::Czech, 22, "22 dílků v zásobě"),
        (Language::German, 1, "1 Plättchen im Stapel"),
        (Language::Polish, 1, "1 kafelek w stosie"),
        (Language::Polish, 3, "3 kafelki w stosie"),
        (Language::Polish, 12, "12 kafelków w stosie"),
        (Language::Polish, 21, "21 kafelków w stosie"),
        (Language::Polish, 22, "22 kafelki w stosie"),
    ] {
        assert_eq!(tiles(language, number), expected);
    }
    let lost = |left| Event::HitPointLost { seat: seat(0), left };
    check_event(
        lost(0),
        [
            "Horan loses one hit point: none left.",
            "Horan ztrácí jeden život: žádný už nezbývá.",
            "Horan verliert einen Trefferpunkt: keiner mehr übrig.",
            "Horan traci punkt wytrzymałości: nie zostaje żaden.",
        ],
    );
    check_event(
        lost(3),
        [
            "Horan loses one hit point: 3 left.",
            "Horan ztrácí jeden život: zbývají 3.",
            "Horan verliert einen Trefferpunkt: noch 3.",
            "Horan traci punkt wytrzymałości: zostają 3.",
        ],
    );
    let mut view = view("horan, taia");
    view.turn.moves = 1;
    view.turn.phase = dungeon::Phase::Seat(Decision::Walk);
    check(
        [
            "Horan, 1 move left: what now?",
            "Horane, zbývá 1 pohyb: co dál?",
            "Horan, noch 1 Bewegung: Was nun?",
            "Horan, został 1 ruch: co dalej?",
        ],
        |words| say::prompt(words, &view),
    );
}

fn over(heroes: &str, halves: &[u8], ending: Ending, winners: &[usize]) -> View {
    let mut view = view(heroes);
    for (hero, &halves) in view.heroes.iter_mut().zip(halves) {
        hero.points = Points { halves };
    }
    let winners = winners.iter().map(|&index| seat(index)).collect();
    view.result = Some(ResultView { ending, winners, turns: 22 });
    view
}

#[test]
fn results_count_halves() {
    let won = over("horan, taia", &[9, 2], Ending::Dragon, &[0]);
    check(
        [
            "Horan wins with 4.5 points.\nPoints: Horan 4.5, Taia 1",
            "Vítězí Horan: 4,5 bodu.\nBody: Horan 4,5, Taia 1",
            "Horan gewinnt mit 4,5 Punkten.\nPunkte: Horan 4,5, Taia 1",
            "Wygrywa Horan: 4,5 punktu.\nPunkty: Horan 4,5, Taia 1",
        ],
        |words| say::ending(words, &won),
    );
    let shared = over("horan, taia, aderyn", &[4, 2, 4], Ending::Explored, &[0, 2]);
    check(
        [
            "Horan and Aderyn share the victory with 2 points each.\nPoints: Horan 2, Aderyn 2, Taia 1",
            "Horan a Aderyn se dělí o vítězství, každý hrdina má 2 body.\nBody: Horan 2, Aderyn 2, Taia 1",
            "Horan und Aderyn teilen sich den Sieg mit je 2 Punkten.\nPunkte: Horan 2, Aderyn 2, Taia 1",
            "Horan i Aderyn dzielą się zwycięstwem, każdy bohater ma 2 punkty.\nPunkty: Horan 2, Aderyn 2, Taia 1",
        ],
        |words| say::ending(words, &shared),
    );
    let solo = over("aderyn", &[2], Ending::TurnLimit, &[0]);
    check(
        [
            "Aderyn has 1 point after 22 turns.",
            "Aderyn má 1 bod za 22 tahů.",
            "Aderyn hat 1 Punkt nach 22 Zügen.",
            "Aderyn ma 1 punkt po 22 turach.",
        ],
        |words| say::ending(words, &solo),
    );
    let mut left = over("horan, taia", &[0, 3], Ending::LastLeft, &[1]);
    left.heroes[0].playing = false;
    check(
        [
            "Taia wins.\nPoints: Taia 1.5, Horan 0 (has left the game)",
            "Vítězí Taia.\nBody: Taia 1,5, Horan 0 (už není ve hře)",
            "Taia gewinnt.\nPunkte: Taia 1,5, Horan 0 (hat das Spiel verlassen)",
            "Wygrywa Taia.\nPunkty: Taia 1,5, Horan 0 (już nie gra)",
        ],
        |words| say::ending(words, &left),
    );
    let nobody = over("horan", &[0], Ending::Abandoned, &[]);
    check(
        ["Nobody wins.", "Nikdo nevítězí.", "Niemand gewinnt.", "Nikt nie wygrywa."],
        |words| say::ending(words, &nobody),
    );
}
