//! Tables as lists have them.

use protocol::{GameName as Named, Stage};
use serde::Deserialize;
use words::Arg;

use crate::prelude::*;
use crate::shell::{GameName, Screen, Speech};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct TableLine {
    /// What it is found by.
    pub(super) code: String,
    /// Which game is played there.
    pub(super) game: Named,
    /// How far it has come.
    pub(super) stage: Stage,
    /// How many can play.
    pub(super) seats: u8,
    /// Places that nobody has taken.
    pub(super) free: u8,
    /// Whether it waits for whoever asked, of one's own tables.
    #[serde(default)]
    pub(super) your_turn: bool,
    /// The link that others come by, of a table by itself.
    #[serde(default)]
    pub(super) invite: Option<String>,
}

/// A guest as the server knows them.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct GuestCard {
    pub(super) tables: Vec<TableLine>,
}

impl TableLine {
    /// Which game is played there.
    pub(super) const fn name(&self) -> GameName {
        match self.game {
            Named::Dungeon => GameName::Dungeon,
            Named::Goblin => GameName::Goblin,
        }
    }

    /// A line of a list, which leads to the table.
    pub(super) fn entry(&self, speech: Speech) -> AnyView {
        let stage = match self.stage {
            Stage::Gathering => speech.say(
                key::WEB_STAGE_GATHERING,
                &[("free", Arg::from(self.free)), ("seats", Arg::from(self.seats))],
            ),
            Stage::MakingDice | Stage::Playing => speech.text(key::WEB_STAGE_PLAYING),
            Stage::Over => speech.text(key::WEB_STAGE_OVER),
            Stage::Closed => speech.text(key::WEB_BYE_CLOSED),
        };
        let way = Screen::Table { code: self.code.clone(), screen: false }.link();
        let turn = self.your_turn.then(|| {
            view! { <em class="badge your-turn">{speech.text(key::WEB_YOUR_TURN)}</em> }
        });
        view! {
            <li>
                <a class="button table-line" class:main-action=self.your_turn href=way>
                    <strong>{self.code.clone()}</strong>
                    <span>{speech.text(self.name().title())}</span>
                    <small>{stage}</small>
                    {turn}
                </a>
            </li>
        }
        .into_any()
    }
}
