//! The games' parts of the module: which are here, and what is shown until one is.

use leptos::task::spawn_local;

use super::part::{Part, fetch};
use crate::prelude::*;
use crate::shell::{GameName, t};
use crate::ui::{Icon, Page};

/// Where a game's part is.
#[derive(Clone, Copy)]
enum Arrival {
    NotAsked,
    Coming,
    Here(Part),
    /// It could not be fetched.
    Failed,
}

/// Both games' parts.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    dungeon: RwSignal<Arrival>,
    goblin: RwSignal<Arrival>,
}

impl Parts {
    /// At most one of them is here.
    pub(super) fn new(here: Option<(GameName, Part)>) -> Self {
        let none = || RwSignal::new(Arrival::NotAsked);
        let parts = Self { dungeon: none(), goblin: none() };
        if let Some((game, part)) = here {
            parts.arrival(game).set(Arrival::Here(part));
        }
        parts
    }

    /// Whether one could not be fetched.
    pub(super) fn failed(self) -> bool {
        GameName::ALL.into_iter().any(|game| matches!(self.arrival(game).get(), Arrival::Failed))
    }

    /// Does something with a game's part: at once if it is here.
    pub(super) fn when_here(self, game: GameName, then: impl FnOnce(Part) + 'static) {
        if let Arrival::Here(part) = self.arrival(game).get_untracked() {
            return then(part);
        }
        spawn_local(async move {
            if let Some(part) = self.of(game).await {
                then(part);
            }
        });
    }

    const fn arrival(self, game: GameName) -> RwSignal<Arrival> {
        match game {
            GameName::Dungeon => self.dungeon,
            GameName::Goblin => self.goblin,
        }
    }

    /// A game's part, fetched if it is not here yet; nothing where that fails.
    pub(super) async fn of(self, game: GameName) -> Option<Part> {
        let arrival = self.arrival(game);
        let before = arrival.get_untracked();
        if let Arrival::Here(part) = before {
            return Some(part);
        }
        arrival.set(Arrival::Coming);
        let part = fetch(game).await;
        arrival.set(part.map_or(Arrival::Failed, Arrival::Here));
        part
    }

    /// Has a game's part fetched, unless it is here or on its way.
    pub(super) fn ask(self, game: GameName) {
        match self.arrival(game).get_untracked() {
            Arrival::NotAsked | Arrival::Failed => {
                spawn_local(async move {
                    self.of(game).await;
                });
            }
            Arrival::Coming | Arrival::Here(_) => {}
        }
    }

    /// What a game's part draws, once it is here; something else is shown meanwhile.
    pub(super) fn show_quietly(
        self,
        game: GameName,
        drawn: impl Fn(Part) -> AnyView + Send + 'static,
    ) -> AnyView {
        self.ask(game);
        let arrival = self.arrival(game);
        let shown = move || match arrival.get() {
            Arrival::NotAsked | Arrival::Coming => None,
            Arrival::Failed => {
                Some(view! { <p role="alert">{t(key::WEB_PART_MISSING)}</p> }.into_any())
            }
            Arrival::Here(part) => Some(untrack(|| drawn(part))),
        };
        shown.into_any()
    }

    /// What a game's part draws, once it is here.
    pub(super) fn show(
        self,
        game: GameName,
        title: Key,
        drawn: impl Fn(Part) -> AnyView + Send + 'static,
    ) -> AnyView {
        self.ask(game);
        let arrival = self.arrival(game);
        let waiting = move || view! { <Page title><p role="status" data-testid="coming">{t(key::WEB_LOADING)}</p></Page> };
        let failed = move || {
            view! {
                <Page title>
                    <p role="alert">{t(key::WEB_PART_MISSING)}</p>
                    <p>
                        <button type="button" class="main-action" on:click=move |_| self.ask(game)>
                            <Icon name="icon-roll-again"/>
                            {t(key::WEB_PART_AGAIN)}
                        </button>
                    </p>
                </Page>
            }
        };
        let shown = move || match arrival.get() {
            Arrival::NotAsked | Arrival::Coming => waiting().into_any(),
            Arrival::Failed => failed().into_any(),
            Arrival::Here(part) => untrack(|| drawn(part)),
        };
        shown.into_any()
    }
}
