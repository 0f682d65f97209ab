//! The invitation: a link, and its picture for phones.

use leptos::task::spawn_local;
use words::Arg;

use crate::platform::{address, clipboard};
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Screen, Speech, t};
use crate::ui::Icon;

/// Whoever opens the link comes to this table.
pub(super) fn invite(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let code = online.code.get_value();
    let here = || address::of(&Screen::Table { code: code.clone(), screen: false }.to_string());
    let link = online.invite.get_value().unwrap_or_else(here);
    let copied = RwSignal::new(None);
    let text = link.clone();
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move {
            let done = clipboard::copy(&text).await;
            copied.try_set(Some(done));
        });
    };
    let told = move || {
        copied.get().map(|done| {
            speech.text(if done { key::WEB_SHARE_COPIED } else { key::WEB_SHARE_BY_HAND })
        })
    };
    let (title, passed_on) = (speech.text(key::UI_TITLE), link.clone());
    let device = clipboard::can_share().then(|| {
        view! {
            <button type="button" on:click=move |_| clipboard::share(&title, &passed_on)>
                <Icon name="icon-share"/>{t(key::WEB_SHARE_DEVICE)}
            </button>
        }
    });
    let said = speech.say(key::WEB_INVITE_CODE, &[("code", Arg::text(code.clone()))]);
    view! {
        <section class="panel invite" aria-labelledby="online-invite">
            <h2 id="online-invite">{t(key::WEB_INVITE)}</h2>
            <img class="qr" src=format!("api/tables/{code}/qr.svg") alt=t(key::WEB_QR) width="180" height="180"/>
            <div class="invite-words">
                <p>{t(key::WEB_INVITE_ABOUT)}</p>
                <p class="code" data-testid="table-code">{said}</p>
                <input type="text" class="link" readonly data-testid="invite-link" aria-label=t(key::WEB_SHARE_LINK) prop:value=link/>
                <div class="dialog-actions">
                    <button type="button" data-testid="invite-copy" on:click=copy><Icon name="icon-check"/>{t(key::WEB_SHARE_COPY)}</button>
                    {device}
                </div>
                <p class="good" role="status">{told}</p>
            </div>
        </section>
    }
    .into_any()
}
