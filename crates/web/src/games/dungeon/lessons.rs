//! What a first game of the dungeon explains, and what of it is on the table now.

use dungeon::reach::TargetKind;
use dungeon::{FULL_HIT_POINTS, Goals, Hero, HeroView, Piece, Thing, Token, View};
use table::Seat;
use words::dungeon as say;

use super::Game;
use crate::around::Face;
use crate::around::lessons::{Due, FirstCard, Introduced, Lesson, Teaches};
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::Waits;

static EXIT: Lesson =
    Lesson { name: "dungeon-exit", text: key::WEB_LESSON_EXIT, icon: "icon-explore" };
static FIGHT: Lesson =
    Lesson { name: "dungeon-fight", text: key::WEB_LESSON_FIGHT, icon: "icon-fight" };
static KEY: Lesson =
    Lesson { name: "dungeon-key", text: key::WEB_LESSON_KEY, icon: "icon-piece-key" };
static CHEST: Lesson =
    Lesson { name: "dungeon-chest", text: key::WEB_LESSON_CHEST, icon: "icon-chest" };
static CURSE: Lesson =
    Lesson { name: "dungeon-curse", text: key::WEB_LESSON_CURSE, icon: "icon-curse" };
/// How to lift it: told to the player who has the curse, even if a rival had it before.
static OWN_CURSE: Lesson =
    Lesson { name: "dungeon-own-curse", text: key::WEB_LESSON_OWN_CURSE, icon: "icon-curse" };
static FOUNTAIN: Lesson =
    Lesson { name: "dungeon-fountain", text: key::WEB_LESSON_FOUNTAIN, icon: "icon-fountain" };

/// All of them, in the order of a game.
pub(crate) static LESSONS: [&Lesson; 7] =
    [&EXIT, &FIGHT, &KEY, &CHEST, &CURSE, &OWN_CURSE, &FOUNTAIN];

/// What is taught at this table.
pub(super) fn teaches(game: Game) -> Teaches {
    let card = FirstCard {
        name: "dungeon-card",
        title: key::WEB_LESSON_DUNGEON_TITLE,
        introduced: Callback::new(move |()| introduced(game)),
    };
    Teaches { due: Memo::new(move |_| now(game)), all: &LESSONS, card: Some(card) }
}

/// What there is to be explained now: one's own fight, also while it is shown, or what lies on the table while somebody
/// at this device chooses.
fn now(game: Game) -> Vec<Due> {
    let fighter = game.shown.scene.read().as_ref().map(|scene| scene.seat);
    if fighter.is_some_and(|seat| game.is_person(seat)) {
        return vec![Due::new(&FIGHT, [".fight .score"])];
    }
    let Waits::Person(seat) = game.offered.waits.get() else { return Vec::new() };
    let mut due = on_table(&game.shown.view.read(), seat);
    let explores = |kind| matches!(kind, TargetKind::Explore(_));
    if game.targets.read().iter().any(|target| explores(target.kind)) {
        due.push(Due::new(&EXIT, [".target-explore .mark", ".target-explore"]));
    }
    due
}

/// What lies there that this player should know about.
fn on_table(view: &View, seat: Seat) -> Vec<Due> {
    let mut due = Vec::new();
    let own = view.heroes.get(seat.index());
    let holds = |hero: &&HeroView| hero.inventory.count(Piece::Key) > 0;
    let others = view.heroes.iter();
    // One's own is nearer.
    if let Some(holder) = own.filter(holds).or_else(|| others.clone().find(holds)) {
        const IN_SLOT: &str = r##".slot.full:has([href="#icon-piece-key"])"##;
        let card = card_of(holder.hero);
        let at = [format!("{card} {IN_SLOT}"), format!(".belt {IN_SLOT}"), card];
        // What is in the belt is one's own.
        let own = own.is_some_and(|own| holds(&own));
        let at = at.into_iter().filter(|at| own || !at.starts_with(".belt")).collect();
        due.push(Due { lesson: &KEY, at });
    }
    if view.tiles.iter().any(|tile| tile.thing == Thing::Token(Token::Chest)) {
        due.push(Due::new(&CHEST, [".things .chest"]));
    }
    if view.heroes.iter().any(|hero| hero.cursed) {
        // Whoever has it learns that before anything else.
        let (lesson, place) =
            if own.is_some_and(|own| own.cursed) { (&OWN_CURSE, 0) } else { (&CURSE, due.len()) };
        let at = [".hero-card.cursed .mark.curse", ".hero-card.cursed"];
        due.insert(place, Due::new(lesson, at));
    }
    let hurt = |hero: &HeroView| hero.hit_points < FULL_HIT_POINTS || hero.cursed;
    if own.is_some_and(hurt) {
        due.push(Due::new(&FOUNTAIN, [".look-fountain"]));
    }
    due
}

fn card_of(hero: Option<Hero>) -> String {
    let name = hero.map_or("", Hero::name);
    format!(r#".hero-card[data-hero="{name}"]"#)
}

/// Who the person is that chooses, in the first turn of a game with the usual goal.
fn introduced(game: Game) -> Option<Introduced> {
    let speech = expect_context::<Speech>();
    let view = game.shown.view.get();
    let Waits::Person(seat) = game.offered.waits.get() else { return None };
    let usual = game.with_rules(|rules| rules.setup().goals) == Goals::default();
    if usize::from(view.turn.number) > view.heroes.len() || view.heroes.len() < 2 || !usual {
        return None;
    }
    let hero = view.heroes.get(seat.index())?.hero?;
    let face = Face::of::<dungeon::Dungeon>(&view, seat)?;
    speech.with(|words| {
        let told = vec![
            ("icon-trophy", key::WEB_LESSON_GOAL, vec![words.text(key::WEB_LESSON_DUNGEON_GOAL)]),
            ("icon-star", key::WEB_LESSON_SKILL, say::skills(words, hero).to_vec()),
            ("icon-walk", key::WEB_LESSON_TURN, vec![words.text(key::WEB_LESSON_DUNGEON_TURN)]),
        ];
        Some(Introduced { face, who: say::hero_title(words, hero), told })
    })
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    #[test]
    fn everything_there_is_to_learn_comes_up_in_games() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 1..6 {
            let host = begun::dungeon("horan, taia", seed);
            begun::at_random(host, seed, 600, |host, seat, _| {
                let due = on_table(&host.view(Viewer::Spectator), seat);
                assert!(due.iter().all(|due| !due.at.is_empty()));
                seen.extend(due.iter().map(|due| due.lesson.name));
            });
        }
        let about = [&KEY, &CHEST, &CURSE, &OWN_CURSE, &FOUNTAIN].map(|lesson| lesson.name);
        assert!(about.iter().all(|name| seen.contains(name)), "{seen:?}");
    }

    #[test]
    fn lessons_have_names_of_their_own() {
        let names: std::collections::BTreeSet<_> =
            LESSONS.iter().map(|lesson| lesson.name).collect();
        assert_eq!(names.len(), LESSONS.len());
    }
}
