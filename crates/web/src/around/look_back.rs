//! What decided a game that is over: how the chances went, when it turned, who had luck.

use bots::Recap;
use table::Seat;
use words::RecapText;

use super::Face;
use super::chart::{Curves, EvenTurns};
use super::review::Reviewed;
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::{Navigation, Screen, Speech, WatchedGame, t};
use crate::stage::{Stage, Staged};
use crate::ui::picture;

/// The look back. It is found out after the winner is in sight.
#[component]
pub(crate) fn LookedBack<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let (speech, navigation) = (expect_context::<Speech>(), expect_context::<Navigation>());
    let recap = RwSignal::new(None);
    timer::after(60, move || {
        // The screen may have been left meanwhile.
        if recap.try_get_untracked().is_some() {
            recap.set(stage.session().recap());
        }
    });
    let watch = Callback::new(move |turn: u16| {
        if let Some(id) = stage.session().id() {
            navigation.go(&Screen::Watch { game: WatchedGame::Kept(id), turn: Some(turn) });
        }
    });
    let told = move |recap: &Recap<G::Seen>| {
        let view = stage.shown.view.get();
        let told = recap
            .clone()
            .map(|event| speech.with(|words| stage.rules().event(words, &view, event)));
        let text = speech.with(|words| words::recap(words, &told, &|seat| stage.who(&view, seat)));
        let turns = EvenTurns::of(recap);
        let curves = Curves::of::<G, _>(&view, recap, &|turn| turns.place(turn));
        let named = |seat: Seat| {
            let face = Face::of::<G>(&view, seat)?;
            let name = speech.say(key::WEB_CURVE_OF, &[("hero", stage.who(&view, seat))]);
            Some(view! { <li data-hero=face.hero>{picture(face.icon)}{name}</li> }.into_any())
        };
        let legend: Vec<AnyView> = Seat::first(recap.luck.len()).filter_map(named).collect();
        let chart = curves.map(|curves| {
            view! {
                <p class="about">{t(key::WEB_RECAP_CHART)}</p>
                {curves.chart(None, Callback::new(move |place| watch.run(turns.turn(place))))}
                <ul class="chart-legend">{legend}</ul>
            }
            .into_any()
        });
        parts(text, chart)
    };
    // The review under it stays as it is when another language is chosen.
    move || {
        let recap = recap.get()?;
        untrack(|| told(&recap))?;
        Some(view! {
            <section class="look-back" data-testid="look-back">
                {move || told(&recap)}
                <Reviewed stage watch/>
            </section>
        })
    }
}

/// Nothing where there is nothing to say.
fn parts(text: RecapText, chart: Option<AnyView>) -> Option<AnyView> {
    let items = |lines: Vec<String>| {
        let item = |line: String| view! { <li>{line}</li> }.into_any();
        lines.into_iter().map(item).collect::<Vec<_>>()
    };
    let turned = [text.lead.into_iter().collect(), text.turning_points].concat();
    let luck = [text.luck, text.surprises].concat();
    if turned.is_empty() && luck.is_empty() {
        return None;
    }
    let parts = view! {
        <h3>{text.title}</h3>
        {chart}
        <ul class="turned">{items(turned)}</ul>
        <ul class="luck">{items(luck)}</ul>
    };
    Some(parts.into_any())
}
