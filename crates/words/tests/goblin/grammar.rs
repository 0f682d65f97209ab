//! Sentences that are right only if cases, articles, gender, plurals and quotation marks are.

use goblin::{
    Action, ActionCard, Back, BattleView, Card, Color, Content, Curse, Curses, Decision, Edition,
    Effect, Ending, Equipment, EquipmentKind, Goblin, Hero, Level, Monster, MonsterCard, Options,
    Phase, Potion, Product, Refusal, ResultView, Reward, Seen, Setup, Shown, Source, Spot,
    Starting, Switch, Totals, View, Won,
};
use table::{Rules, Seat, SeatSet, Viewer};
use words::{Language, Words, goblin as say};

/// A table of these heroes at the start. What is on the cards that the sentences name is the test's own.
fn table(heroes: &str) -> (Goblin, View) {
    let mut content = Content::goblin();
    let rat = MonsterCard {
        attack: 3,
        hit_points: 5,
        curses: [Curse::Heal, Curse::Red].into_iter().collect(),
    };
    let hound = MonsterCard { attack: 0, hit_points: 1, curses: Curses::EMPTY };
    content.monsters[monster("Cave rat").index()] = rat;
    content.monsters[monster("Gate hound").index()] = hound;
    content.rewards[won("Nimble paws").index()] = Reward::Action(face());
    content.rewards[won("Flint axe").index()] = Reward::Equipment(Equipment {
        kind: EquipmentKind::Weapon,
        attack: 2,
        defense: 0,
        heart: 1,
        hand: 1,
    });
    let club = Equipment { kind: EquipmentKind::Weapon, attack: 3, defense: 1, heart: 0, hand: 0 };
    content.rewards[won("Bone club").index()] = Reward::Equipment(club);
    content.starting[Hero::Horan][charge().index()] = face();
    let rules = Goblin::new(content, Setup::with_heroes(heroes).unwrap()).unwrap();
    let view = rules.view(&rules.start(), Viewer::Spectator);
    (rules, view)
}

fn face() -> ActionCard {
    ActionCard {
        color: Color::Red,
        next: [Color::Green, Color::Blue].into_iter().collect(),
        attack: 2,
        defense: 0,
        heal: 1,
        draw: 2,
        heals_first: false,
    }
}

fn monster(name: &str) -> Monster {
    let content = Content::goblin();
    Monster::all().find(|&monster| content.monster_name(monster) == name).unwrap()
}

fn won(name: &str) -> Won {
    let content = Content::goblin();
    Won::all().find(|&card| content.reward_name(card) == name).unwrap()
}

fn charge() -> Starting {
    let content = Content::goblin();
    Starting::all().find(|&card| content.starting_name(Hero::Horan, card) == "Charge").unwrap()
}

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// A sentence in English, Czech, German, Polish.
fn check(expected: [&str; 4], sentence: impl Fn(&Words) -> String) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(sentence(&Words::new(language)), expected, "{language}");
    }
}

fn check_event(event: Seen, expected: [&str; 4]) {
    let (rules, view) = table("horan, taia");
    check(expected, |words| say::event(words, &rules, &view, &event));
}

fn check_action(action: Action, expected: [&str; 4]) {
    let (rules, view) = table("horan, taia");
    check(expected, |words| say::action(words, &rules, &view, action));
}

/// Horan fights the rat and has played one card.
fn battle() -> (Goblin, View) {
    let (rules, mut view) = table("horan, taia");
    view.turn.phase = Phase::Seat(Decision::Battle);
    view.battle = Some(BattleView {
        monster: monster("Cave rat"),
        curses: [Curse::Heal].into_iter().collect(),
        countered: None,
        defied: None,
        doubled: None,
        chain: vec![Card::Starting(charge())],
        looked: Vec::new(),
        // Not those that are printed: a curse and an ability have changed them.
        next: [Color::Blue, Color::Yellow].into_iter().collect(),
        stay: 4,
        totals: Totals { attack: 5, defense: 1, damage: 2, left: 3, suffices: true, beats: true },
        mended: 0,
    });
    (rules, view)
}

#[test]
fn monsters_are_named_in_quotation_marks_behind_a_noun_that_declines() {
    check_event(
        Seen::FightBegan { seat: seat(0), monster: monster("Cave rat") },
        [
            "Horan fights “Cave rat”: attack 3, 5 hit points; curses: heal, red.",
            "Horan bojuje s nestvůrou „Jeskynní krysa“: útok 3, 5 životů; kletby: léčení, červená.",
            "Horan kämpft gegen „Höhlenratte“: Angriff 3, 5 Trefferpunkte; Flüche: Heilen, Rot.",
            "Horan walczy z potworem „Jaskiniowy szczur”: atak 3, 5 punktów wytrzymałości; klątwy: leczenie, czerwony.",
        ],
    );
    check_event(
        Seen::Beaten { seat: seat(1), monster: monster("Gate hound") },
        [
            "Taia beats “Gate hound”.",
            "Taia poráží nestvůru „Pes od brány“.",
            "Taia besiegt „Torhund“.",
            "Taia pokonuje potwora „Ogar u bramy”.",
        ],
    );
    check_event(
        Seen::MonsterTurnedUp { monster: monster("Cave rat"), spot: Spot::Row(Level::II, 0) },
        [
            "New on level II: Cave rat.",
            "Nově v patře II: Jeskynní krysa.",
            "Neu auf Level II: Höhlenratte.",
            "Nowy potwór na poziomie II: Jaskiniowy szczur.",
        ],
    );
}

#[test]
fn monsters_to_fight_have_all_their_numbers() {
    check_action(
        Action::Fight(monster("Cave rat")),
        [
            "Fight on level I: Cave rat – attack 3, 5 hit points; curses: heal, red; reward: action card",
            "Bojovat v patře I: Jeskynní krysa – útok 3, 5 životů; kletby: léčení, červená; odměna: akční karta",
            "Auf Level I kämpfen: Höhlenratte – Angriff 3, 5 Trefferpunkte; Flüche: Heilen, Rot; Belohnung: Aktionskarte",
            "Walcz na poziomie I: Jaskiniowy szczur – atak 3, 5 punktów wytrzymałości; klątwy: leczenie, czerwony; nagroda: karta akcji",
        ],
    );
    check_action(
        Action::Fight(monster("Gate hound")),
        [
            "Fight the gatekeeper of level I: Gate hound – attack 0, 1 hit point; reward: key",
            "Bojovat s klíčníkem patra I: Pes od brány – útok 0, 1 život; odměna: klíč",
            "Gegen den Torwächter von Level I kämpfen: Torhund – Angriff 0, 1 Trefferpunkt; Belohnung: Schlüssel",
            "Walcz ze strażnikiem poziomu I: Ogar u bramy – atak 0, 1 punkt wytrzymałości; nagroda: klucz",
        ],
    );
}

#[test]
fn cards_are_played_with_what_is_on_them() {
    check_event(
        Seen::Played { seat: seat(0), card: Card::Starting(charge()), defying: None },
        [
            "Horan plays “Charge” (red → green, blue: attack 2, heal 1, draw 2).",
            "Horan hraje kartu „Zteč“ (červená → zelená, modrá: útok 2, léčení 1, tažení 2 karet).",
            "Horan spielt „Sturmangriff“ (rot → grün, blau: Angriff 2, Heilen 1, Ziehen 2).",
            "Horan zagrywa kartę „Szarża” (czerwony → zielony, niebieski: atak 2, leczenie 1, dobieranie 2 kart).",
        ],
    );
    let (rules, view) = battle();
    let card = Card::Won(won("Nimble paws"));
    check(
        [
            "Play: Nimble paws (red → green, blue: attack 2, heal 1 [does not count], draw 2)",
            "Zahrát: Hbité tlapky (červená → zelená, modrá: útok 2, léčení 1 [neplatí], tažení 2 karet)",
            "Spielen: Flinke Pfoten (rot → grün, blau: Angriff 2, Heilen 1 [zählt nicht], Ziehen 2)",
            "Zagraj: Zwinne łapki (czerwony → zielony, niebieski: atak 2, leczenie 1 [nie liczy się], dobieranie 2 kart)",
        ],
        |words| say::action(words, &rules, &view, Action::Play(card)),
    );
    check(
        [
            "Play despite the curse on healing: Nimble paws (red → green, blue: attack 2, heal 1, draw 2)",
            "Zahrát navzdory kletbě na léčení: Hbité tlapky (červená → zelená, modrá: útok 2, léčení 1, tažení 2 karet)",
            "Trotz des Fluchs gegen das Heilen spielen: Flinke Pfoten (rot → grün, blau: Angriff 2, Heilen 1, Ziehen 2)",
            "Zagraj mimo klątwy na leczenie: Zwinne łapki (czerwony → zielony, niebieski: atak 2, leczenie 1, dobieranie 2 kart)",
        ],
        |words| say::action(words, &rules, &view, Action::Defy(card, Curse::Heal)),
    );
}

#[test]
fn a_card_that_only_an_ability_lets_follow_says_so() {
    let (rules, mut view) = battle();
    let with = |abilities| {
        let setup = Setup { abilities, ..rules.setup().clone() };
        Goblin::new(rules.content().clone(), setup).unwrap()
    };
    // Red follows red, though the last card allows only green and blue (G8.5).
    view.players[0].hero = Some(Hero::Victorius);
    let chain = &mut view.battle.as_mut().unwrap().chain;
    *chain = vec![Card::Won(won("Nimble paws"))];
    let (action, english) =
        (Action::Play(Card::Won(won("Nimble paws"))), Words::new(Language::English));
    let said = |rules: &Goblin, view: &View| {
        let text = say::action(&english, rules, view, action);
        text.split_once(':').unwrap().0.to_owned()
    };
    assert_eq!(said(&with(Switch::On), &view), "Play by special ability");
    assert_eq!(said(&with(Switch::Off), &view), "Play");
    view.players[0].hero = Some(Hero::Argentus);
    assert_eq!(said(&with(Switch::On), &view), "Play");
}

#[test]
fn what_is_hidden_is_a_starting_card() {
    check_event(
        Seen::Drew { seat: seat(1), card: Shown::Starting },
        [
            "Taia draws a starting action card.",
            "Taia táhne základní akční kartu.",
            "Taia zieht eine Start-Aktionskarte.",
            "Taia dobiera początkową kartę akcji.",
        ],
    );
    check_event(
        Seen::BackSeen { seat: seat(1), back: Back::Won(won("Nimble paws")) },
        [
            "Taia now has “Nimble paws” on top of the deck.",
            "Taia má teď na vrchu dobíracího balíčku kartu „Hbité tlapky“.",
            "Taia hat jetzt „Flinke Pfoten“ oben auf dem Deck.",
            "Taia ma teraz na wierzchu talii kartę „Zwinne łapki”.",
        ],
    );
}

#[test]
fn curses_and_effects_decline() {
    check_action(
        Action::Counter(Curse::Red),
        [
            "Countercurse potion: lift the curse on red",
            "Lektvar ochrany: zrušit kletbu na červenou",
            "Gegenfluchtrank: den Fluch gegen Rot aufheben",
            "Eliksir oczyszczenia z klątw: zdejmij klątwę na kolor czerwony",
        ],
    );
    check_event(
        Seen::CurseCountered { seat: seat(0), curse: Curse::Weapon },
        [
            "Horan drinks a countercurse potion and lifts the curse on the weapon.",
            "Horan pije lektvar ochrany a ruší kletbu na zbraň.",
            "Horan trinkt einen Gegenfluchtrank und hebt den Fluch gegen die Waffe auf.",
            "Horan wypija eliksir oczyszczenia z klątw i zdejmuje klątwę na broń.",
        ],
    );
    check_event(
        Seen::Doubled { seat: seat(0), card: Card::Starting(charge()), effect: Effect::Defense },
        [
            "Horan drinks a potion of strength and doubles the defence of “Charge”.",
            "Horan pije lektvar síly a zdvojnásobuje obranu (karta „Zteč“).",
            "Horan trinkt einen Stärkungstrank und verdoppelt die Abwehr („Sturmangriff“).",
            "Horan wypija eliksir wzmacniający i podwaja obronę (karta „Szarża”).",
        ],
    );
    let (rules, view) = battle();
    check(
        [
            "Potion of strength: double the attack (+2)",
            "Lektvar síly: zdvojnásobit útok (+2)",
            "Stärkungstrank: den Angriff verdoppeln (+2)",
            "Eliksir wzmacniający: podwój atak (+2)",
        ],
        |words| say::action(words, &rules, &view, Action::Double(Effect::Attack)),
    );
}

#[test]
fn potions_have_their_article_or_case() {
    check_event(
        Seen::Bought { seat: seat(1), product: Product::Potion(Potion::Healing) },
        [
            "Taia buys a healing potion.",
            "Taia kupuje lektvar léčení.",
            "Taia kauft einen Heiltrank.",
            "Taia kupuje eliksir zdrowia.",
        ],
    );
    let (rules, mut view) = table("horan, taia");
    view.turn.phase = Phase::Seat(Decision::Pay(Product::Potion(Potion::Strength)));
    check(
        [
            "Horan, what do you pay with for a potion of strength?",
            "Horane, čím zaplatíš za lektvar síly?",
            "Horan, womit bezahlst du den Stärkungstrank?",
            "Horan, czym płacisz za eliksir wzmacniający?",
        ],
        |words| say::prompt(words, &rules, &view),
    );
}

#[test]
fn equipment_is_compared_with_what_the_hero_has() {
    let (rules, mut view) = table("horan, taia");
    view.turn.phase = Phase::Seat(Decision::Equip(won("Flint axe"), Source::Battle));
    check(
        [
            "Keep: Flint axe (weapon: attack 2, 1 heart, +1 hand card)",
            "Nechat si: Pazourková sekera (zbraň: útok 2, 1 srdce, +1 karta v ruce)",
            "Behalten: Feuersteinaxt (Waffe: Angriff 2, 1 Herz, +1 Handkarte)",
            "Zatrzymaj: Krzemienny topór (broń: atak 2, 1 serce, +1 karta na ręce)",
        ],
        |words| say::action(words, &rules, &view, Action::Keep),
    );
    view.players[0].weapon = Some(won("Bone club"));
    check(
        [
            "Keep: Bone club (weapon: attack 3, defence 1); to the pawnshop: Flint axe (weapon: attack 2, 1 heart, +1 hand card)",
            "Nechat si: Kostěný kyj (zbraň: útok 3, obrana 1); do vetešnictví: Pazourková sekera (zbraň: útok 2, 1 srdce, +1 karta v ruce)",
            "Behalten: Knochenkeule (Waffe: Angriff 3, Abwehr 1); in die Pfandleihe: Feuersteinaxt (Waffe: Angriff 2, 1 Herz, +1 Handkarte)",
            "Zatrzymaj: Kościana maczuga (broń: atak 3, obrona 1); do arsenału: Krzemienny topór (broń: atak 2, 1 serce, +1 karta na ręce)",
        ],
        |words| say::action(words, &rules, &view, Action::Pawn),
    );
    check(
        [
            "Horan, which one do you keep: “Flint axe” or “Bone club”?",
            "Horane, co si necháš: karta „Pazourková sekera“, nebo karta „Kostěný kyj“?",
            "Horan, was behältst du: „Feuersteinaxt“ oder „Knochenkeule“?",
            "Horan, co zatrzymujesz: kartę „Krzemienny topór” czy kartę „Kościana maczuga”?",
        ],
        |words| say::prompt(words, &rules, &view),
    );
}

#[test]
fn a_battle_is_summed_up() {
    let (rules, mut view) = battle();
    check(
        [
            "Horan against “Cave rat”: attack 5 against 5, defence 1 against 3. Next colours: blue, yellow. What now?",
            "Horan v boji s nestvůrou „Jeskynní krysa“: útok 5 proti 5, obrana 1 proti 3. Navazující barvy: modrá, žlutá. Co dál?",
            "Horan gegen „Höhlenratte“: Angriff 5 gegen 5, Abwehr 1 gegen 3. Nächste Farben: blau, gelb. Was nun?",
            "Horan w walce z potworem „Jaskiniowy szczur”: atak 5 przeciw 5, obrona 1 przeciw 3. Następny kolor: niebieski, żółty. Co dalej?",
        ],
        |words| say::prompt(words, &rules, &view),
    );
    check(
        [
            "End card play: attack 5 against 5, defence 1 against 3 – the monster is beaten, 2 hit points are lost",
            "Ukončit hraní karet: útok 5 proti 5, obrana 1 proti 3 – nestvůra je poražena, ztráta 2 životů",
            "Den Kampf beenden: Angriff 5 gegen 5, Abwehr 1 gegen 3 – das Monster ist besiegt, 2 Trefferpunkte gehen verloren",
            "Zakończ zagrywanie kart: atak 5 przeciw 5, obrona 1 przeciw 3 – potwór jest pokonany, strata: 2 punkty wytrzymałości",
        ],
        |words| say::action(words, &rules, &view, Action::End),
    );
    view.battle.as_mut().unwrap().mended = 2;
    check(
        [
            "End card play: attack 5 against 5, defence 1 against 3 – the monster is beaten, 2 hit points are lost, the equipment heals 2 hit points",
            "Ukončit hraní karet: útok 5 proti 5, obrana 1 proti 3 – nestvůra je poražena, ztráta 2 životů, vybavení vyléčí 2 životy",
            "Den Kampf beenden: Angriff 5 gegen 5, Abwehr 1 gegen 3 – das Monster ist besiegt, 2 Trefferpunkte gehen verloren, die Ausrüstung heilt 2 Trefferpunkte",
            "Zakończ zagrywanie kart: atak 5 przeciw 5, obrona 1 przeciw 3 – potwór jest pokonany, strata: 2 punkty wytrzymałości, wyposażenie leczy 2 punkty wytrzymałości",
        ],
        |words| say::action(words, &rules, &view, Action::End),
    );
    let battle = view.battle.as_mut().unwrap();
    battle.mended = 0;
    (battle.totals.beats, battle.totals.left) = (false, 0);
    check(
        [
            "End card play: attack 5 against 5, defence 1 against 3 – the last hit point is lost, the monster stays",
            "Ukončit hraní karet: útok 5 proti 5, obrana 1 proti 3 – poslední život je ztracen, nestvůra zůstává",
            "Den Kampf beenden: Angriff 5 gegen 5, Abwehr 1 gegen 3 – der letzte Trefferpunkt geht verloren, das Monster bleibt",
            "Zakończ zagrywanie kart: atak 5 przeciw 5, obrona 1 przeciw 3 – przepada ostatni punkt wytrzymałości, potwór zostaje",
        ],
        |words| say::action(words, &rules, &view, Action::End),
    );
}

#[test]
fn counts_have_their_plural() {
    let struck =
        |needed| Seen::Struck { seat: seat(0), monster: monster("Cave rat"), attack: 4, needed };
    check_event(
        struck(1),
        [
            "Horan strikes: attack 4 against 1 hit point.",
            "Horan útočí: útok 4 proti 1 životu.",
            "Horan schlägt zu: Angriff 4 gegen 1 Trefferpunkt.",
            "Horan atakuje: atak 4 przeciw 1 punktowi wytrzymałości.",
        ],
    );
    check_event(
        struck(3),
        [
            "Horan strikes: attack 4 against 3 hit points.",
            "Horan útočí: útok 4 proti 3 životům.",
            "Horan schlägt zu: Angriff 4 gegen 3 Trefferpunkte.",
            "Horan atakuje: atak 4 przeciw 3 punktom wytrzymałości.",
        ],
    );
    check_event(
        Seen::HealedByEquipment { seat: seat(1), hit_points: 2 },
        [
            "Taia regains 2 hit points thanks to the equipment.",
            "Taia získává díky vybavení zpět 2 životy.",
            "Taia bekommt durch die Ausrüstung 2 Trefferpunkte zurück.",
            "Taia odzyskuje dzięki wyposażeniu 2 punkty wytrzymałości.",
        ],
    );
    let five = Options { gatekeepers: 5, ..Options::of(Edition::En) };
    check(
        [
            "Each level has 5 gatekeepers.",
            "Každé patro má 5 klíčníků.",
            "Jedes Level hat 5 Torwächter.",
            "Strażnicy na każdym poziomie: 5.",
        ],
        |words| say::setting(words, &five, "gatekeepers"),
    );
}

#[test]
fn a_result_names_the_winner_and_the_keys() {
    let ending = Ending::Lord(seat(1));
    let result = ResultView { ending, winners: SeatSet::EMPTY, turns: 2 };
    let (_, mut view) = table("horan, taia");
    view.players[1].keys = Level::ALL.into_iter().collect();
    view.result = Some(result.clone());
    check(
        [
            "Taia wins.\nKeys: Taia 3, Horan 0",
            "Vítězí Taia.\nKlíče: Taia 3, Horan 0",
            "Taia gewinnt.\nSchlüssel: Taia 3, Horan 0",
            "Wygrywa Taia.\nKlucze: Taia 3, Horan 0",
        ],
        |words| say::ending(words, &view),
    );
    let (_, mut alone) = table("taia");
    alone.result = Some(ResultView { ending: Ending::Lord(seat(0)), ..result });
    check(
        [
            "Taia wins after 2 turns.",
            "Taia vítězí za 2 tahy.",
            "Taia gewinnt nach 2 Zügen.",
            "Taia wygrywa po 2 turach.",
        ],
        |words| say::ending(words, &alone),
    );
}

#[test]
fn a_refusal_ends_with_its_rule() {
    check(
        [
            "The last card does not allow this colour (G4.3)",
            "Na poslední kartu tato barva nenavazuje (G4.3)",
            "Diese Farbe passt nicht an die letzte Karte (G4.3)",
            "Ostatnia karta nie pozwala na ten kolor (G4.3)",
        ],
        |words| say::refusal(words, Refusal::DoesNotFollow),
    );
}

#[test]
fn a_curse_says_what_it_forbids() {
    check(
        [
            "Curse: no red cards",
            "Kletba: žádné červené karty",
            "Fluch: keine roten Karten",
            "Klątwa: żadnych czerwonych kart",
        ],
        |words| say::curse_rule(words, Curse::Red),
    );
}
