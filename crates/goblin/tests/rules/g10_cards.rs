//! G10: the card set that comes with the game.

use goblin::{
    ActionCard, Color, Content, Curse, Curses, Effect, Equipment, EquipmentKind, Hero, Level,
    Monster, MonsterCard, MonsterKind, Potion, Reward, Won,
};

fn front(content: &Content, monster: Monster) -> MonsterCard {
    content.monsters[monster.index()]
}

fn ordinary(level: Level) -> impl Iterator<Item = Monster> {
    Won::all().map(Won::monster).filter(move |monster| monster.level() == Some(level))
}

fn gatekeepers(level: Level) -> impl Iterator<Item = Monster> {
    let here = move |monster: &Monster| monster.level() == Some(level);
    Monster::all().filter(here).filter(|monster| monster.kind() == MonsterKind::Gatekeeper)
}

fn lords() -> impl Iterator<Item = Monster> {
    Monster::all().filter(|monster| monster.kind() == MonsterKind::Lord)
}

fn median(numbers: impl Iterator<Item = u32>) -> u32 {
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn equipment(content: &Content, kind: EquipmentKind) -> Vec<Equipment> {
    let item = |reward: &Reward| match reward {
        Reward::Equipment(item) if item.kind == kind => Some(*item),
        Reward::Equipment(_) | Reward::Action(_) => None,
    };
    content.rewards.iter().filter_map(item).collect()
}

#[test]
fn g10_1_the_set_has_exactly_the_cards_that_the_rules_count() {
    let content = Content::goblin();
    assert_eq!(content.monsters.len(), 82);
    assert_eq!(Level::ALL.map(|level| ordinary(level).count()), [20, 20, 24]);
    assert_eq!(Level::ALL.map(|level| gatekeepers(level).count()), [5, 5, 5]);
    assert_eq!((lords().count(), content.rewards.len()), (3, 64));
    assert_eq!(content.starting.values().map(|cards| cards.len()), [6; 6]);
    assert_eq!(*content.potions.values(), [4; Potion::ALL.len()]);
    for (index, monster) in Monster::all().enumerate() {
        let name = content.monster_name(monster);
        assert!(!name.is_empty());
        let same = |other: &Monster| content.monster_name(*other) == name;
        assert_eq!(Monster::all().position(|other| same(&other)), Some(index), "{name}");
    }
}

#[test]
fn g10_1_the_set_says_that_it_is_our_own() {
    let head: String = Content::goblin().source.lines().take(5).collect();
    assert!(head.contains("our own"), "{head}");
}

#[test]
fn g10_2_most_monsters_have_a_curse() {
    let content = Content::goblin();
    let cursed = |monsters: &mut dyn Iterator<Item = Monster>| {
        monsters.filter(|&monster| !front(&content, monster).curses.is_empty()).count()
    };
    assert!(cursed(&mut Monster::all()) * 2 > 82);
    for level in Level::ALL {
        let all = ordinary(level).count();
        assert!(cursed(&mut ordinary(level)) * 2 > all, "level {level}");
    }
}

#[test]
fn g10_3_every_kind_of_curse_occurs() {
    let content = Content::goblin();
    for curse in Curse::ALL {
        let with =
            Monster::all().filter(|&monster| front(&content, monster).curses.contains(curse));
        assert!(with.count() > 1, "{curse}");
    }
    let several = Monster::all().filter(|&monster| front(&content, monster).curses.len() > 1);
    assert!(several.count() > 0);
}

/// The action cards that a player can own before the first battle on a level.
fn cards_before(content: &Content, level: Option<Level>) -> Vec<ActionCard> {
    let won =
        Won::all().filter(|card| level.is_none_or(|level| (card.level() as u8) < level as u8));
    let action = |card: Won| match content.rewards[card.index()] {
        Reward::Action(face) => Some(face),
        Reward::Equipment(_) => None,
    };
    content.starting.values().iter().flatten().copied().chain(won.filter_map(action)).collect()
}

/// How many attack cards of average strength it takes to beat the median monster of a group.
fn chain_length(
    content: &Content,
    level: Option<Level>,
    monsters: impl Iterator<Item = Monster>,
) -> u32 {
    let hit_points = median(monsters.map(|it| u32::from(front(content, it).hit_points)));
    let cards = cards_before(content, level);
    let attacks: Vec<u32> =
        cards.iter().map(|card| u32::from(card.attack)).filter(|&attack| attack > 0).collect();
    let sum: u32 = attacks.iter().sum();
    (hit_points * attacks.len() as u32).div_ceil(sum)
}

#[test]
fn g10_4_stronger_levels_need_longer_chains() {
    let content = Content::goblin();
    let rows = Level::ALL.map(|level| chain_length(&content, Some(level), ordinary(level)));
    let gates = Level::ALL.map(|level| chain_length(&content, Some(level), gatekeepers(level)));
    let lord = chain_length(&content, None, lords());
    assert!(rows[0] >= 2, "one card is no chain: {rows:?}");
    assert!(rows[0] < rows[1] && rows[1] < rows[2] && rows[2] < lord, "{rows:?} {lord}");
    assert!(gates[0] < gates[1] && gates[1] < gates[2] && gates[2] < lord, "{gates:?} {lord}");
}

/// More attack than a starting deck ever has against a monster: all six cards in one battle, whatever
/// their colors, and two attacks in a row for Horan (G8.2). Against the curse on attack nothing of that
/// counts but one card of Lord Xanros (G8.3).
fn starting_attack(content: &Content, hero: Hero, curses: Curses) -> u8 {
    let attacks = content.starting[hero].iter().map(|card| card.attack);
    match (curses.contains(Curse::Attack), hero) {
        (false, Hero::Horan) => attacks.sum::<u8>() + 1,
        (false, _) => attacks.sum(),
        (true, Hero::Xanros) => attacks.max().unwrap_or(0),
        (true, _) => 0,
    }
}

#[test]
fn g10_5_level_three_and_the_lords_are_beyond_starting_decks() {
    let content = Content::goblin();
    for monster in ordinary(Level::III).chain(gatekeepers(Level::III)).chain(lords()) {
        let (name, front) = (content.monster_name(monster), front(&content, monster));
        for hero in Hero::ALL {
            let best = starting_attack(&content, hero, front.curses);
            assert!(best < front.hit_points, "{hero} against {name}: {best}");
        }
    }
}

#[test]
fn g10_6_heroes_differ_in_colors_and_chains() {
    let content = Content::goblin();
    // How often a color is there, and how often it may follow.
    let colors = |hero: Hero| {
        let cards = content.starting[hero].iter();
        Color::ALL.map(|color| {
            let next = cards.clone().filter(|card| card.next.contains(color)).count();
            (cards.clone().filter(|card| card.color == color).count(), next)
        })
    };
    let chains = |hero: Hero| {
        let cards = content.starting[hero];
        let mut chains = cards.map(|card| format!("{}{:?}", card.color, card.next));
        chains.sort();
        chains
    };
    for (index, hero) in Hero::ALL.into_iter().enumerate() {
        for other in &Hero::ALL[..index] {
            assert_ne!(colors(hero), colors(*other), "{hero} and {other}");
            assert_ne!(chains(hero), chains(*other), "{hero} and {other}");
        }
    }
}

#[test]
fn g10_7_weapons_mostly_give_attack_and_armor_mostly_defense() {
    let content = Content::goblin();
    let weapons = equipment(&content, EquipmentKind::Weapon);
    let armors = equipment(&content, EquipmentKind::Armor);
    let attacking = weapons.iter().filter(|item| item.attack > item.defense).count();
    let defending = armors.iter().filter(|item| item.defense > item.attack).count();
    assert!(attacking * 2 > weapons.len() && defending * 2 > armors.len());
    let sum = |items: &[Equipment], number: fn(&Equipment) -> u8| -> u8 {
        items.iter().map(number).sum()
    };
    assert!(sum(&weapons, |item| item.attack) > sum(&weapons, |item| item.defense));
    assert!(sum(&armors, |item| item.defense) > sum(&armors, |item| item.attack));
}

#[test]
fn g10_7_some_of_both_kinds_have_a_hand_bonus_and_some_have_hearts() {
    let content = Content::goblin();
    for kind in EquipmentKind::ALL {
        let items = equipment(&content, kind);
        let with = items.iter().filter(|item| item.hand > 0).count();
        assert!(0 < with && with < items.len(), "{kind}");
    }
    let all = EquipmentKind::ALL.map(|kind| equipment(&content, kind)).concat();
    let hearts = all.iter().filter(|item| item.heart > 0).count();
    assert!(0 < hearts && hearts < all.len());
}

#[test]
fn g10_8_every_reward_is_worth_something() {
    let content = Content::goblin();
    for card in Won::all() {
        let worth: u8 = match content.rewards[card.index()] {
            Reward::Action(face) => Effect::ALL.into_iter().map(|it| face.effect(it)).sum(),
            Reward::Equipment(item) => item.attack + item.defense + item.heart + item.hand,
        };
        assert!(worth > 0, "{}", content.reward_name(card));
    }
}

#[test]
fn g10_8_rewards_get_better_from_level_to_level() {
    let content = Content::goblin();
    let worth = |card: Won| match content.rewards[card.index()] {
        Reward::Action(face) => {
            Effect::ALL.into_iter().map(|it| u32::from(face.effect(it))).sum::<u32>()
        }
        Reward::Equipment(item) => u32::from(item.attack + item.defense + item.heart + item.hand),
    };
    // Twelfths, so that the means of 20 and 24 cards compare exactly.
    let mean = Level::ALL.map(|level| {
        let cards: Vec<Won> = Won::all().filter(|card| card.level() == level).collect();
        cards.iter().map(|&card| worth(card)).sum::<u32>() * 120 / cards.len() as u32
    });
    assert!(mean[0] < mean[1] && mean[1] < mean[2], "{mean:?}");
}

#[test]
fn g10_8_gatekeepers_are_stronger_than_the_median_of_their_row() {
    let content = Content::goblin();
    let strength = |monster: Monster| {
        let MonsterCard { attack, hit_points, .. } = front(&content, monster);
        u32::from(attack) + u32::from(hit_points)
    };
    for level in Level::ALL {
        let row = median(ordinary(level).map(strength));
        for gatekeeper in gatekeepers(level) {
            let name = content.monster_name(gatekeeper);
            assert!(strength(gatekeeper) > row, "{name}: {} and {row}", strength(gatekeeper));
        }
    }
}

/// The best a hero can do against a monster with all six starting cards in hand: whether some chain
/// beats it and leaves a hit point.
fn can_beat(
    deck: &[ActionCard],
    monster: MonsterCard,
    last: Option<ActionCard>,
    used: u8,
    sum: (u8, u8),
) -> bool {
    let (attack, defense) = sum;
    let survives = monster.attack.saturating_sub(defense) < 5;
    if attack >= monster.hit_points && survives {
        return true;
    }
    deck.iter().enumerate().any(|(place, card)| {
        let follows = last.is_none_or(|last| last.next.contains(card.color));
        let free = used & (1 << place) == 0 && !monster.curses.contains(card.color.curse());
        let counts = |effect: Effect| {
            if monster.curses.contains(effect.curse()) { 0 } else { card.effect(effect) }
        };
        let sum = (attack + counts(Effect::Attack), defense + counts(Effect::Defense));
        follows && free && can_beat(deck, monster, Some(*card), used | 1 << place, sum)
    })
}

#[test]
fn g10_8_every_hero_can_begin_with_the_starting_deck() {
    let content = Content::goblin();
    for hero in Hero::ALL {
        let deck = &content.starting[hero];
        let beats = |monster: &Monster| can_beat(deck, front(&content, *monster), None, 0, (0, 0));
        let beaten = ordinary(Level::I).filter(beats).count();
        assert!(beaten * 2 > ordinary(Level::I).count(), "{hero} beats {beaten} of level I");
    }
}
