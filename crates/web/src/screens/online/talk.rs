//! What is said at a table: lines and emotes.

use protocol::ChatPolicy;
use words::{Arg, EMOTES};

use super::guests;
use crate::platform::timer;
use crate::prelude::*;
use crate::session::remote::{Connected, Online, Talk, Wish};
use crate::shell::{Speech, t};
use crate::ui::{Dialog, Icon};

/// The longest line, in letters: the server cuts nothing, it refuses.
const LONGEST: usize = 200;

/// How long a line stays over the board, in milliseconds.
const STAYS: u32 = 6000;

/// A button with what was said last, and the sheet with all of it, over a game.
pub(super) fn talk(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let read = RwSignal::new(0_usize);
    let count = move || online.talk.read().last().map_or(0, |last| last.number + 1);
    Effect::new(move |_| {
        let now = count();
        if open.get() {
            read.set(now);
        }
    });
    let unread = Memo::new(move |_| count().saturating_sub(read.get()));
    // A line stays over the board as long as it takes to be read.
    let fresh = RwSignal::new(false);
    Effect::new(move |before: Option<usize>| {
        let now = count();
        if before.is_some_and(|before| before < now) {
            fresh.set(true);
            timer::after_here(STAYS, move || fresh.set(false));
        }
        now
    });
    let latest = move || {
        if unread.get() == 0 || open.get() || !fresh.get() {
            return None;
        }
        let talk = online.talk.read();
        let last = talk.last()?;
        Some(view! { <span class="talk-latest" role="status">{said(speech, online, last)}</span> })
    };
    let silent = Memo::new(move |_| online.settings().chat() == ChatPolicy::Silent);
    view! {
        <div class="talk-place" hidden=move || silent.get()>
            <button type="button" class="round talk-button" data-testid="talk" aria-haspopup="dialog" aria-label=t(key::WEB_TALK) on:click=move |_| open.set(true)>
                <Icon name="icon-talk"/>
                {move || (unread.get() > 0).then(|| view! { <em class="badge" data-count=unread.get() aria-hidden="true"></em> })}
            </button>
            {latest}
        </div>
        <Dialog open title=Signal::derive(move || speech.text(key::WEB_TALK))>
            {panel(online)}
        </Dialog>
    }
    .into_any()
}

fn said(speech: Speech, online: Online, talk: &Talk) -> String {
    let name = online.table.get().map(|table| guests::name(speech, &table, talk.guest));
    let text = match &talk.said {
        Ok(text) => text.clone(),
        Err(emote) => {
            EMOTES.get(usize::from(*emote)).map(|&key| speech.text(key)).unwrap_or_default()
        }
    };
    speech.say(
        key::WEB_TALK_LINE,
        &[("name", Arg::text(name.unwrap_or_default())), ("text", Arg::text(text))],
    )
}

/// All that was said, and a way to say something.
pub(super) fn panel(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let lines = move || {
        let talk = online.talk.read();
        let lines = talk.iter().rev().map(|line| view! { <li>{said(speech, online, line)}</li> });
        lines.collect::<Vec<_>>()
    };
    let policy = Memo::new(move |_| online.settings().chat());
    let lost = Memo::new(move |_| online.connected.get() != Connected::Yes);
    let emotes = move || {
        let emote = |(number, &key): (usize, &Key)| {
            let number = u8::try_from(number).unwrap_or(0);
            view! { <button type="button" data-testid="emote" on:click=move |_| online.wish(Wish::Emote(number))>{t(key)}</button> }
        };
        (policy.get() != ChatPolicy::Silent).then(|| {
            view! { <div class="emotes" inert=move || lost.get()>{EMOTES.iter().enumerate().map(emote).collect_view()}</div> }
        })
    };
    let typed = RwSignal::new(String::new());
    let write = move || {
        (policy.get() == ChatPolicy::Lines).then(|| {
            view! {
                <form
                    class="by-code"
                    on:submit=move |event| {
                        event.prevent_default();
                        // A line that cannot be said now is kept until it can.
                        if lost.get_untracked() {
                            return online.wish(Wish::Reconnect);
                        }
                        let text = typed.get_untracked().trim().to_owned();
                        if !text.is_empty() {
                            online.wish(Wish::Say(text));
                            typed.set(String::new());
                        }
                    }
                >
                    <input
                        type="text"
                        dir="auto"
                        data-testid="say"
                        maxlength=LONGEST.to_string()
                        aria-label=t(key::WEB_TALK_WRITE)
                        placeholder=move || speech.text(key::WEB_TALK_WRITE)
                        prop:value=move || typed.get()
                        on:input:target=move |event| typed.set(event.target().value())
                    />
                    <button type="submit">{t(key::WEB_TALK_SEND)}</button>
                </form>
                {move || lost.get().then(|| view! { <p class="trouble" role="status" data-testid="talk-lost">{t(key::WEB_TALK_LOST)}</p> })}
            }
        })
    };
    view! {
        <section class="panel talk" aria-label=t(key::WEB_TALK)>
            {write}
            {emotes}
            <ol class="talk-lines" data-testid="talk-lines">{lines}</ol>
            {mutes(online)}
        </section>
    }
    .into_any()
}

/// Whom one does not want to hear.
fn mutes(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let shown = move || {
        let (Some(table), Some(you)) = (online.table.get(), online.you.get()) else {
            return Vec::new();
        };
        let muted = online.muted.get();
        let others = table.guests.iter().filter(|guest| guest.number != you);
        let one = |guest: &protocol::GuestNow| {
            let (number, mute) = (guest.number, !muted.contains(&guest.number));
            let name = [("name", Arg::text(guests::name(speech, &table, number)))];
            let words = if mute { key::WEB_MUTE } else { key::WEB_UNMUTE };
            view! { <button type="button" on:click=move |_| online.wish(Wish::Mute(number, mute))>{speech.say(words, &name)}</button> }
        };
        others.map(one).collect::<Vec<_>>()
    };
    view! { <details class="mutes"><summary>{t(key::WEB_MUTES)}</summary>{shown}</details> }
        .into_any()
}
