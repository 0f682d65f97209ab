//! What a player wants, kept from one visit to the next.

use words::Language;

use super::lines;
use crate::platform::{address, device, storage};
use crate::prelude::*;

const KEPT_AS: &str = "karak.settings";

/// How loud sounds are unless somebody wants them otherwise.
pub const VOLUME: u8 = 70;

/// How fast things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Nothing moves: everything is shown as it is.
    None,
    /// For players who know the game.
    Fast,
    /// For players who want to follow.
    #[default]
    Normal,
    /// For players who want to follow closely.
    Slow,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Fast, Self::Normal, Self::Slow];

    /// Its name in settings and styles.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// What so many milliseconds of normal speed become.
    pub const fn stretched(self, milliseconds: u32) -> u32 {
        match self {
            Self::None => 0,
            Self::Fast => milliseconds * 2 / 5,
            Self::Normal => milliseconds,
            Self::Slow => milliseconds * 2,
        }
    }
}

/// How large text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// As the browser has it.
    #[default]
    Usual,
    /// Half as large again.
    Large,
    /// Twice as large.
    Huge,
}

impl TextSize {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Large, Self::Huge];

    /// Of the browser's own size.
    pub const fn percent(self) -> u32 {
        match self {
            Self::Usual => 100,
            Self::Large => 150,
            Self::Huge => 200,
        }
    }
}

/// All settings; each is a signal of its own.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Which language is spoken.
    pub language: RwSignal<Language>,
    /// How fast things are shown.
    pub pace: RwSignal<Pace>,
    /// How loud sounds are, from 0 to 100; nothing is heard at 0.
    pub volume: RwSignal<u8>,
    /// Whether the device trembles with a player's own dice and blows.
    pub vibration: RwSignal<bool>,
    /// Whether a choice on the board has to be confirmed.
    pub confirm: RwSignal<bool>,
    /// Whether players throw the dice of their fights themselves.
    pub throw: RwSignal<bool>,
    /// Whether taps are ignored that come before one can have seen what they are on.
    pub steady: RwSignal<bool>,
    /// Whether hints can be asked for.
    pub hints: RwSignal<bool>,
    /// Whether what happens for the first time is explained.
    pub lessons: RwSignal<bool>,
    /// Whether the chances of a combat are shown.
    pub odds: RwSignal<bool>,
    /// Whether the cards that monsters give lie open.
    pub rewards: RwSignal<bool>,
    /// Whether new decks are shuffled without asking.
    pub always_shuffle: RwSignal<bool>,
    /// Whether what happens is read aloud.
    pub read_aloud: RwSignal<bool>,
    /// How large text is.
    pub text_size: RwSignal<TextSize>,
}

impl Settings {
    /// The language the page was opened with, else the one kept by this browser, else the best of those its owner
    /// reads.
    pub fn language_wanted() -> Language {
        let kept = kept();
        let asked: Option<Language> = address::take_language().and_then(|code| code.parse().ok());
        if let Some(asked) = asked {
            // Of two lines the first holds.
            let mut changed = String::new();
            lines::add(&mut changed, "language", &asked.code());
            keep(&(changed + &kept));
        }
        let chosen = || lines::value(&kept, "language").and_then(|code| code.parse().ok());
        let device = || device::languages().iter().find_map(|code| Language::from_locale(code));
        asked.or_else(chosen).or_else(device).unwrap_or_default()
    }

    /// The settings kept by this browser, else what suits the device; in the language wanted.
    pub fn load(language: Language) -> Self {
        let kept = kept();
        let flag = |name| lines::flag(&kept, name);
        let named = |name: &str| Pace::ALL.into_iter().find(|pace| pace.name() == name);
        let sized = |percent: &str| {
            TextSize::ALL.into_iter().find(|size| size.percent().to_string() == percent)
        };
        let still = if device::wants_little_motion() { Pace::None } else { Pace::default() };
        Self {
            language: RwSignal::new(language),
            pace: RwSignal::new(lines::value(&kept, "pace").and_then(named).unwrap_or(still)),
            volume: RwSignal::new(volume(&kept)),
            vibration: RwSignal::new(flag("vibration").unwrap_or(false)),
            confirm: RwSignal::new(flag("confirm").unwrap_or_else(device::has_touch)),
            throw: RwSignal::new(flag("throw").unwrap_or(true)),
            steady: RwSignal::new(flag("steady").unwrap_or(true)),
            hints: RwSignal::new(flag("hints").unwrap_or(true)),
            lessons: RwSignal::new(flag("lessons").unwrap_or(true)),
            odds: RwSignal::new(flag("odds").unwrap_or(true)),
            rewards: RwSignal::new(flag("rewards").unwrap_or(false)),
            always_shuffle: RwSignal::new(flag("always-shuffle").unwrap_or(false)),
            read_aloud: RwSignal::new(flag("read-aloud").unwrap_or(false)),
            text_size: RwSignal::new(
                lines::value(&kept, "text-size").and_then(sized).unwrap_or_default(),
            ),
        }
    }

    /// Keeps every change, and applies what concerns the page as a whole.
    pub fn keep(self) {
        Effect::new(move |before: Option<String>| {
            let now = self.lines();
            if before.as_ref().is_some_and(|before| *before != now) {
                keep(&now);
            }
            now
        });
        Effect::new(move |_| {
            let size = format!("font-size: {}%", self.text_size.get().percent());
            let still = if self.pace.get() == Pace::None { "still" } else { "moving" };
            if let Some(root) = document().document_element() {
                // Attributes of an element that is there can be set.
                drop(root.set_attribute("style", &size));
                drop(root.set_attribute("data-motion", still));
            }
        });
    }

    fn lines(self) -> String {
        let mut text = String::new();
        lines::add(&mut text, "language", &self.language.get().code());
        lines::add(&mut text, "pace", &self.pace.get().name());
        lines::add(&mut text, "volume", &self.volume.get());
        lines::add(&mut text, "vibration", &self.vibration.get());
        lines::add(&mut text, "confirm", &self.confirm.get());
        lines::add(&mut text, "throw", &self.throw.get());
        lines::add(&mut text, "steady", &self.steady.get());
        lines::add(&mut text, "hints", &self.hints.get());
        lines::add(&mut text, "lessons", &self.lessons.get());
        lines::add(&mut text, "odds", &self.odds.get());
        lines::add(&mut text, "rewards", &self.rewards.get());
        lines::add(&mut text, "always-shuffle", &self.always_shuffle.get());
        lines::add(&mut text, "read-aloud", &self.read_aloud.get());
        lines::add(&mut text, "text-size", &self.text_size.get().percent());
        text
    }
}

/// How loud it was. The first versions only knew sound and none.
fn volume(kept: &str) -> u8 {
    let loud = if lines::flag(kept, "sound").unwrap_or(true) { VOLUME } else { 0 };
    let number = lines::value(kept, "volume").and_then(|number| number.parse().ok());
    number.filter(|&number| number <= 100).unwrap_or(loud)
}

/// What this browser has kept. What has no line is as the device suggests.
fn kept() -> String {
    storage::get(KEPT_AS).unwrap_or_default()
}

/// Settings that cannot be kept still hold until the tab is closed.
fn keep(lines: &str) {
    let _: Result<(), _> = storage::set(KEPT_AS, lines);
}

#[cfg(test)]
mod tests {
    use super::{VOLUME, volume};

    #[test]
    fn the_volume_is_kept_and_older_visits_knew_sound_or_none() {
        for (kept, loud) in [
            ("", VOLUME),
            ("sound=true\n", VOLUME),
            ("sound=false\n", 0),
            ("volume=30\nsound=false\n", 30),
            ("volume=101\n", VOLUME),
            ("volume=-1\nsound=false\n", 0),
        ] {
            assert_eq!(volume(kept), loud, "{kept}");
        }
    }
}
