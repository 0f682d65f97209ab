//! What a player wants, kept from one visit to the next.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use words::Language;

use crate::platform::{address, device, storage};

const KEPT_AS: &str = "karak.settings";

/// How fast things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pace {
    /// Nothing moves: everything is shown as it is.
    None,
    /// For who knows the game.
    Fast,
    /// For who wants to follow.
    #[default]
    Normal,
    /// For who wants to follow closely.
    Slow,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Fast, Self::Normal, Self::Slow];

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Whether there is sound.
    pub sound: RwSignal<bool>,
    /// Whether a choice on the board has to be confirmed.
    pub confirm: RwSignal<bool>,
    /// Whether hints can be asked for.
    pub hints: RwSignal<bool>,
    /// Whether the chances of a combat are shown.
    pub odds: RwSignal<bool>,
    /// Whether what happens is read aloud.
    pub read_aloud: RwSignal<bool>,
    /// How large text is.
    pub text_size: RwSignal<TextSize>,
}

/// How settings are kept. What a setting is missing is as the device suggests.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    language: Option<String>,
    pace: Option<Pace>,
    sound: Option<bool>,
    confirm: Option<bool>,
    hints: Option<bool>,
    odds: Option<bool>,
    read_aloud: Option<bool>,
    text_size: Option<TextSize>,
}

impl Kept {
    fn read() -> Self {
        // Settings of another version that cannot be read are chosen anew.
        serde_json::from_str(&storage::get(KEPT_AS).unwrap_or_default()).unwrap_or_default()
    }

    /// Settings that cannot be kept still hold until the tab is closed.
    fn write(&self) {
        let _: Result<(), _> =
            storage::set(KEPT_AS, &serde_json::to_string(self).unwrap_or_default());
    }
}

impl Settings {
    /// The language the page was opened with, else the one kept by this browser, else the best of those its owner
    /// reads.
    pub fn language_wanted() -> Language {
        let mut kept = Kept::read();
        let asked: Option<Language> = address::take_language().and_then(|code| code.parse().ok());
        if let Some(asked) = asked {
            kept.language = Some(asked.code().to_owned());
            kept.write();
        }
        let chosen = asked.or_else(|| kept.language.and_then(|code| code.parse().ok()));
        let device = || device::languages().iter().find_map(|code| Language::from_locale(code));
        chosen.or_else(device).unwrap_or_default()
    }

    /// The settings kept by this browser, else what suits the device; in the language wanted.
    pub fn load(language: Language) -> Self {
        let kept = Kept::read();
        let still = if device::wants_little_motion() { Pace::None } else { Pace::default() };
        Self {
            language: RwSignal::new(language),
            pace: RwSignal::new(kept.pace.unwrap_or(still)),
            sound: RwSignal::new(kept.sound.unwrap_or(true)),
            confirm: RwSignal::new(kept.confirm.unwrap_or_else(device::has_touch)),
            hints: RwSignal::new(kept.hints.unwrap_or(true)),
            odds: RwSignal::new(kept.odds.unwrap_or(true)),
            read_aloud: RwSignal::new(kept.read_aloud.unwrap_or(false)),
            text_size: RwSignal::new(kept.text_size.unwrap_or_default()),
        }
    }

    /// Keeps every change, and applies what concerns the page as a whole.
    pub(super) fn keep(self) {
        Effect::new(move |before: Option<Kept>| {
            let kept = self.kept();
            if before.as_ref().is_some_and(|before| *before != kept) {
                kept.write();
            }
            kept
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

    fn kept(self) -> Kept {
        Kept {
            language: Some(self.language.get().code().to_owned()),
            pace: Some(self.pace.get()),
            sound: Some(self.sound.get()),
            confirm: Some(self.confirm.get()),
            hints: Some(self.hints.get()),
            odds: Some(self.odds.get()),
            read_aloud: Some(self.read_aloud.get()),
            text_size: Some(self.text_size.get()),
        }
    }
}
