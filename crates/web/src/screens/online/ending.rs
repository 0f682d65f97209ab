//! The end of a game online: what is proved, and the next game.

use protocol::{Cheat, Order, Stage, Unproved, Verdict};

use super::gather;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Screen, Speech, t};
use crate::ui::Icon;

/// Whether the dice were fair, and the way to another game.
pub(super) fn ending(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    // What was refused during the game is no news.
    online.forget_refused();
    let open = RwSignal::new(false);
    let proof = move || {
        let verdict = online.proved.get()?;
        let (class, words) = words(&verdict);
        let explained = open.get().then(|| {
            let why =
                reasons(&verdict).into_iter().map(|why| view! { <li>{speech.text(why)}</li> });
            view! {
                <ul class="reasons" data-testid="proof-reasons">{why.collect_view()}</ul>
                <p class="about" data-testid="proof-about">{t(about(&verdict))}</p>
            }
        });
        Some(view! {
            <div class="proof">
                <button type="button" class=class data-testid="proof" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                    <Icon name="icon-dice"/>{speech.text(words)}
                </button>
                {explained}
            </div>
        })
    };
    let sits = Memo::new(move |_| !online.own_seats().is_empty());
    let again = move || {
        let table = online.table.get()?;
        if let Some(code) = table.rematch.clone() {
            let link = Screen::Table { code, screen: online.screen }.link();
            return Some(view! { <a class="button main-action" data-testid="rematch-go" href=link><Icon name="icon-play"/>{t(key::WEB_REMATCH_GO)}</a> }.into_any());
        }
        (sits.get() && table.stage != Stage::Closed).then(|| {
            view! {
                <button type="button" class="main-action" data-testid="rematch" on:click=move |_| online.order(Order::Rematch)>
                    <Icon name="icon-play"/>{t(key::WEB_REMATCH)}
                </button>
            }
            .into_any()
        })
    };
    // Nobody has won then, and nothing else says why it is over.
    let closed = move || {
        let closed = online.table.read().as_ref().is_some_and(|table| table.stage == Stage::Closed);
        closed.then(|| view! { <p role="status" data-testid="closed">{t(key::WEB_BYE_CLOSED)}</p> })
    };
    view! { <div class="ways online-end">{closed}{again}{proof}{gather::refused(online)}</div> }
        .into_any()
}

fn words(verdict: &Verdict) -> (&'static str, Key) {
    if !verdict.cheats.is_empty() {
        return ("danger", key::WEB_PROOF_WRONG);
    }
    match verdict.unproved.first() {
        None => ("good", key::WEB_PROOF_GOOD),
        Some(Unproved::OwnDraws) => ("plain", key::WEB_PROOF_OWN_DRAWS),
        Some(
            Unproved::CameLate
            | Unproved::PromisedByOther(_)
            | Unproved::Silent(_)
            | Unproved::TooLate(_),
        ) => ("plain", key::WEB_PROOF_PARTLY),
    }
}

/// How dice are proved, as far as this device could.
fn about(verdict: &Verdict) -> Key {
    let is_open = |open: &dyn Fn(&Unproved) -> bool| verdict.unproved.iter().any(open);
    if !verdict.cheats.is_empty() {
        key::WEB_PROOF_ABOUT_WRONG
    } else if is_open(&|open| matches!(open, Unproved::OwnDraws)) {
        key::WEB_PROOF_ABOUT_OWN_DRAWS
    } else if is_open(&|open| matches!(open, Unproved::CameLate)) {
        key::WEB_PROOF_ABOUT_LATE
    } else {
        key::WEB_PROOF_ABOUT
    }
}

/// What was wrong, or stays open, each once.
fn reasons(verdict: &Verdict) -> Vec<Key> {
    let cheat = |cheat: &Cheat| match cheat {
        Cheat::Commitment | Cheat::Secret => key::WEB_CHEAT_SECRET,
        Cheat::SetUp => key::WEB_CHEAT_SET_UP,
        Cheat::Promise(_)
        | Cheat::LatePromise(_)
        | Cheat::CalledSilent(_)
        | Cheat::Unnamed(_)
        | Cheat::Share(_) => key::WEB_CHEAT_SHARE,
        Cheat::Record(_) | Cheat::NoDice | Cheat::Dice(_) => key::WEB_CHEAT_DICE,
        Cheat::Rewritten { .. } | Cheat::Shown(_) => key::WEB_CHEAT_PAST,
    };
    let open = |open: &Unproved| match open {
        Unproved::OwnDraws => key::WEB_UNPROVED_OWN_DRAWS,
        Unproved::CameLate => key::WEB_UNPROVED_LATE,
        Unproved::PromisedByOther(_) => key::WEB_UNPROVED_OTHER,
        Unproved::Silent(_) | Unproved::TooLate(_) => key::WEB_UNPROVED_SILENT,
    };
    let all = verdict.cheats.iter().map(cheat).chain(verdict.unproved.iter().map(open));
    let mut reasons = Vec::new();
    for reason in all {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

#[cfg(test)]
mod tests {
    use ::table::Seat;

    use super::*;

    #[test]
    fn what_stays_open_is_said_once_and_what_is_wrong_comes_first() {
        let seats = [Seat::new(0), Seat::new(1)];
        let verdict = Verdict {
            cheats: vec![Cheat::Secret],
            unproved: seats.map(Unproved::PromisedByOther).to_vec(),
        };
        assert_eq!(reasons(&verdict), [key::WEB_CHEAT_SECRET, key::WEB_UNPROVED_OTHER]);
        assert_eq!(reasons(&Verdict::default()), []);
    }

    #[test]
    fn nobody_is_told_of_checks_that_were_not_made() {
        let verdict =
            |unproved: &[Unproved]| Verdict { unproved: unproved.to_vec(), ..Verdict::default() };
        let seat = Seat::new(0);
        for (verdict, words) in [
            (Verdict::default(), key::WEB_PROOF_ABOUT),
            (verdict(&[Unproved::Silent(seat)]), key::WEB_PROOF_ABOUT),
            (verdict(&[Unproved::CameLate]), key::WEB_PROOF_ABOUT_LATE),
            (verdict(&[Unproved::Silent(seat), Unproved::CameLate]), key::WEB_PROOF_ABOUT_LATE),
            (verdict(&[Unproved::OwnDraws]), key::WEB_PROOF_ABOUT_OWN_DRAWS),
            (
                Verdict { cheats: vec![Cheat::Secret], ..Verdict::default() },
                key::WEB_PROOF_ABOUT_WRONG,
            ),
        ] {
            assert_eq!(about(&verdict), words, "{verdict:?}");
        }
    }
}
