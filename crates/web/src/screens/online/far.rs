//! A game that a server hosts, on the same table as any other.

use std::rc::Rc;

use ::dungeon::Dungeon;
use ::goblin::Goblin;
use leptos::task::spawn_local;

use super::part::{Join, fetch};
use crate::games::{dungeon as karak, goblin as caverns};
use crate::prelude::*;
use crate::session::Session;
use crate::session::remote::{Online, Remote};
use crate::stage::{Stage, Staged};

/// A table of the dungeon.
pub(crate) fn dungeon(online: Online) -> AnyView {
    let joining = async { fetch().await.map(|part| part.join_dungeon) };
    sit::<Dungeon>(online, joining, |stage| {
        let game = karak::Game::on(stage);
        stage.go_on();
        view! { <karak::TableScreen game/> }.into_any()
    })
}

/// A table of Goblin.
pub(crate) fn goblin(online: Online) -> AnyView {
    let joining = async { fetch().await.map(|part| part.join_goblin) };
    sit::<Goblin>(online, joining, |stage| {
        stage.go_on();
        view! { <caverns::TableScreen game=stage/> }.into_any()
    })
}

/// Sits down as soon as the code for it is here, and shows the game as soon as there is one.
fn sit<G: Staged>(
    online: Online,
    joining: impl Future<Output = Option<Join<G>>> + 'static,
    draw: fn(Stage<G>) -> AnyView,
) -> AnyView {
    let remote = StoredValue::new_local(None::<Rc<dyn Remote<G>>>);
    let owner = Owner::current();
    spawn_local(async move {
        let (Some(join), Some(owner)) = (joining.await, owner) else { return };
        // The screen may have been left meanwhile.
        if remote.try_with_value(|_| ()).is_some() {
            let joined = owner.with(|| join(online));
            remote.set_value(Some(joined));
        }
    });
    let shown = move || {
        online.begun.get().then(|| {
            let remote = remote.get_value()?;
            untrack(|| Session::remote(remote).map(|session| draw(Stage::open(session))))
        })
    };
    view! { {shown} }.into_any()
}
