//! The places at a table before the game.

use ::table::Seat;
use protocol::{Order, SeatNow, Sitter, TableNow};
use words::{Arg, dungeon as say};

use super::{guests, ways};
use crate::around::Portrait;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::Speech;
use crate::ui::Icon;

/// One card for each place.
pub(super) fn seats(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let cards = move || -> Vec<AnyView> {
        let Some(table) = online.table.get() else { return Vec::new() };
        let heroes = heroes(&online.set_up.read());
        let own = online.own_seats();
        let host = online.is_host();
        let place = Place { online, speech, host };
        let seats = Seat::first(table.seats.len()).zip(&table.seats);
        let hero = |seat: Seat| heroes.get(seat.index()).copied().flatten();
        seats.map(|(seat, now)| place.card(&table, seat, now, &own, hero(seat))).collect()
    };
    view! { <ul class="seats online-seats">{move || cards()}</ul> }.into_any()
}

/// The heroes that were chosen for the seats, as the set-up has them.
fn heroes(set_up: &str) -> Vec<Option<dungeon::Hero>> {
    let line = set_up.lines().find_map(|line| line.strip_prefix("heroes:"));
    line.unwrap_or_default().split(',').map(|hero| hero.trim().parse().ok()).collect()
}

/// What a card needs besides its seat.
#[derive(Clone, Copy)]
struct Place {
    online: Online,
    speech: Speech,
    host: bool,
}

impl Place {
    fn card(
        self,
        table: &TableNow,
        seat: Seat,
        now: &SeatNow,
        own: &[Seat],
        hero: Option<dungeon::Hero>,
    ) -> AnyView {
        let Self { speech, host, .. } = self;
        let is_own = own.contains(&seat);
        let number = [("number", Arg::Number(seat.index() as i64 + 1))];
        let hero_name = match hero {
            Some(hero) => speech.with(|words| say::hero_title(words, hero)),
            None => speech.text(key::WEB_SETUP_SURPRISE),
        };
        let away = matches!(now.sitter, Sitter::Guest(guest) if !guests::is_here(table, guest));
        let state = if matches!(now.sitter, Sitter::Empty) {
            None
        } else if away {
            Some(key::WEB_AWAY)
        } else if now.wishes.is_some_and(|wished| own.contains(&wished)) {
            Some(key::WEB_WISHES_SWAP)
        } else if now.ready {
            Some(key::WEB_IS_READY)
        } else {
            Some(key::WEB_NOT_YET_READY)
        };
        let acts: Vec<AnyView> = match &now.sitter {
            Sitter::Empty => {
                let mut acts = vec![self.act(
                    "sit",
                    "icon-human",
                    key::WEB_SIT,
                    own.is_empty(),
                    Order::Claim { seat },
                )];
                if let [from] = *own {
                    acts.push(self.act(
                        "move",
                        "icon-walk",
                        key::WEB_MOVE_HERE,
                        false,
                        Order::Swap { from, to: seat },
                    ));
                }
                if host {
                    acts.push(self.bots(seat));
                }
                acts
            }
            Sitter::Guest(_) if is_own => {
                vec![self.act("get-up", "icon-close", key::WEB_GET_UP, false, Order::Free { seat })]
            }
            Sitter::Guest(guest) => {
                let mut acts = Vec::new();
                if let [from] = *own {
                    acts.push(self.act(
                        "swap",
                        "icon-roll-again",
                        key::WEB_SWAP,
                        false,
                        Order::Swap { from, to: seat },
                    ));
                }
                if host {
                    let words = speech.text(key::WEB_SEND_AWAY);
                    let order = Order::Remove { guest: *guest };
                    acts.push(ways::sure(self.online, speech, "remove", words, order));
                }
                acts
            }
            Sitter::Bot(_) if host => {
                vec![self.act(
                    "free",
                    "icon-close",
                    key::WEB_SEND_AWAY,
                    false,
                    Order::Free { seat },
                )]
            }
            Sitter::Bot(_) => Vec::new(),
        };
        let icon = if matches!(now.sitter, Sitter::Bot(_)) { "icon-bot" } else { "icon-human" };
        let you = is_own.then(|| view! { <em class="badge">{speech.text(key::WEB_YOU)}</em> });
        let is_host = matches!(now.sitter, Sitter::Guest(guest) if guest == table.host);
        let host_badge =
            is_host.then(|| view! { <em class="badge">{speech.text(key::WEB_HOST)}</em> });
        view! {
            <li class="seat parchment" class:own=is_own class:ready=now.ready data-seat=seat.index() + 1>
                <div class="seat-head">
                    <h3><Icon name=icon/>{guests::sitter(speech, table, &now.sitter)}{you}{host_badge}</h3>
                </div>
                <p class="seat-hero-name"><Portrait hero=hero/><span><small>{speech.say(key::WEB_SETUP_PLAYER, &number)}</small><strong>{hero_name}</strong></span></p>
                {state.map(|state| view! { <p class="seat-state">{speech.text(state)}</p> })}
                <div class="seat-acts">{acts}</div>
            </li>
        }
        .into_any()
    }

    fn act(
        self,
        id: &'static str,
        icon: &'static str,
        words: Key,
        main: bool,
        order: Order,
    ) -> AnyView {
        let online = self.online;
        view! {
            <button type="button" class:main-action=main data-testid=id on:click=move |_| online.order(order.clone())>
                <Icon name=icon/>{self.speech.text(words)}
            </button>
        }
        .into_any()
    }

    /// A bot of each level.
    fn bots(self, seat: Seat) -> AnyView {
        let Self { online, speech, .. } = self;
        let levels = guests::levels().map(|(bot, name)| {
            view! {
                <button type="button" data-testid="seat-bot" data-bot=bot.clone() on:click=move |_| online.order(Order::SeatBot { seat, bot: bot.clone() })>
                    <Icon name="icon-bot"/>{speech.text(name)}
                </button>
            }
        });
        view! { <details class="bots"><summary>{speech.text(key::WEB_BOT_HERE)}</summary>{levels.collect_view()}</details> }.into_any()
    }
}
