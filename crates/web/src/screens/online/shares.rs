//! One's own share in the dice: as much chance as one likes to add, by taps or by shaking the device.

use leptos::task::spawn_local;
use words::Arg;

use crate::platform::{motion, random, timer};
use crate::prelude::*;
use crate::session::remote::{Online, Wish};
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// Between two shakes that count there are so many milliseconds: what is measured meanwhile is added all the same.
const SHAKE: f64 = 300.0;

/// A button for taps, and the device itself where it can be shaken.
pub(super) fn shares(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let shaken = RwSignal::new(0_i64);
    let add = move |measured: &[u8]| {
        // When somebody taps is chance too, beside what the browser has.
        let mut bytes = random::bytes::<16>().to_vec();
        bytes.extend(timer::now().to_bits().to_le_bytes());
        bytes.extend(measured);
        online.wish(Wish::MixIn(bytes));
    };
    let told = move || {
        let times = shaken.get();
        (times > 0).then(|| speech.say(key::WEB_DICE_SHAKEN, &[("count", Arg::Number(times))]))
    };
    let listens = RwSignal::new(false);
    let owner = Owner::current();
    let listen = move || {
        if listens.get_untracked() || !motion::can() {
            return;
        }
        listens.set(true);
        let last = StoredValue::new(0.0_f64);
        let listen = || {
            motion::shaken(move |measured| {
                add(&measured);
                let now = timer::now();
                if now - last.get_value() > SHAKE {
                    shaken.update(|times| *times += 1);
                }
                last.set_value(now);
            });
        };
        match &owner {
            Some(owner) => owner.with(listen),
            None => listen(),
        }
    };
    // Some browsers want to be asked, and only after a tap.
    let tap = move |_| {
        add(&[]);
        shaken.update(|times| *times += 1);
        let listen = listen.clone();
        spawn_local(async move {
            if motion::can() && motion::allow().await && listens.try_get_untracked() == Some(false)
            {
                listen();
            }
        });
    };
    let by_hand = motion::can().then(|| view! { <p class="about" data-testid="shake-device">{t(key::WEB_DICE_SHAKE_DEVICE)}</p> });
    view! {
        <section class="panel shares" aria-labelledby="online-shares">
            <h2 id="online-shares">{t(key::WEB_DICE_SHARE)}</h2>
            <p class="about">{t(key::WEB_DICE_SHARE_ABOUT)}</p>
            {by_hand}
            <button type="button" data-testid="shake" on:click=tap><Icon name="icon-dice"/>{t(key::WEB_DICE_SHAKE)}</button>
            <p role="status" data-testid="shaken">{told}</p>
        </section>
    }
    .into_any()
}
