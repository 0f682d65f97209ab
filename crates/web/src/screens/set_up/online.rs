//! How a table online is kept, and who sits there at first.

use ::table::Seat;
use bots::Chooser;
use protocol::{Order, Settings};
use words::Arg;

use super::Where;
use super::seats::Seats;
use crate::platform::api::NoAnswer;
use crate::prelude::*;
use crate::screens::online::{CLOCKS, Wanted, clock, open};
use crate::screens::set_up::form;
use crate::shell::{GameName, Navigation, Speech, t};

/// What is chosen about a table online.
#[derive(Clone, Copy)]
pub(super) struct OnlineDraft {
    open: RwSignal<bool>,
    clock: RwSignal<Option<(u32, u32)>>,
    /// This device is the table: nobody plays at it.
    screen: RwSignal<bool>,
    failed: RwSignal<Option<NoAnswer>>,
    navigation: Navigation,
}

impl OnlineDraft {
    pub(super) fn new() -> Self {
        Self {
            open: RwSignal::new(false),
            clock: RwSignal::new(None),
            screen: RwSignal::new(false),
            failed: RwSignal::new(None),
            navigation: expect_context(),
        }
    }

    /// The place where such a game is begun.
    pub(super) fn place(self, game: GameName, seats: &Seats) -> Where {
        let (open_to_all, screen) = (self.open.get_untracked(), self.screen.get_untracked());
        let clock = self.clock.get_untracked().map(clock);
        let settings = Settings {
            open: open_to_all,
            chat: None,
            hints: !open_to_all,
            own_draws: seats.own_draws && !open_to_all,
            clock,
        };
        let orders = orders(&seats.players(), screen);
        Where::Online(Box::new(move |set_up| {
            open(Wanted { game, set_up, settings, orders, screen }, self.navigation, self.failed);
        }))
    }

    /// The fields of the form.
    pub(super) fn fields(self) -> AnyView {
        let speech = expect_context::<Speech>();
        let fields = move || {
            let switch = |label, about, signal: RwSignal<bool>| {
                let set = Box::new(move |on| signal.set(on));
                form::switch(speech.text(label), speech.text(about), signal.get(), set)
            };
            let named = |(minutes, seconds): (u32, u32)| {
                let args = [
                    ("minutes", Arg::Number(minutes.into())),
                    ("seconds", Arg::Number(seconds.into())),
                ];
                speech.say(key::WEB_CLOCK_TIME, &args)
            };
            let none = (String::new(), speech.text(key::WEB_CLOCK_NONE));
            let offers =
                CLOCKS.iter().enumerate().map(|(place, &times)| (place.to_string(), named(times)));
            let chosen = CLOCKS.iter().position(|&times| self.clock.get() == Some(times));
            let chosen = chosen.map(|place| place.to_string()).unwrap_or_default();
            let choose = move |place: String| {
                let times = place.parse().ok().and_then(|place: usize| CLOCKS.get(place).copied());
                self.clock.set(times);
            };
            view! {
                {switch(key::WEB_TABLE_OPEN, key::WEB_TABLE_OPEN_ABOUT, self.open)}
                {switch(key::WEB_TABLE_SCREEN, key::WEB_TABLE_SCREEN_ABOUT, self.screen)}
                <label class="field">
                    <span>{speech.text(key::WEB_TABLE_CLOCK)}</span>
                    {form::list([none].into_iter().chain(offers).collect(), &chosen, Box::new(choose))}
                </label>
            }
            .into_any()
        };
        let failed = move || {
            self.failed.get().map(|why| {
                let words = match why {
                    NoAnswer::Nobody => key::WEB_NO_SERVER,
                    NoAnswer::Refused(_) => key::WEB_ONLINE_NOT_OPENED,
                };
                view! { <p class="trouble" role="alert">{t(words)}</p> }
            })
        };
        view! {
            <section class="panel" aria-labelledby="setup-online">
                <h2 id="setup-online">{t(key::WEB_TABLE_KEPT)}</h2>
                <div class="parchment options">{fields}</div>
                {failed}
            </section>
        }
        .into_any()
    }
}

/// What is said at the new table: the first person is the one at this device, unless it is the table; bots sit down.
fn orders(players: &[Chooser], screen: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut own = screen;
    for (seat, player) in Seat::first(players.len()).zip(players) {
        match player {
            Chooser::Human if !own => {
                own = true;
                orders.push(Order::Claim { seat });
            }
            Chooser::Human => {}
            Chooser::Bot(bot) => orders.push(Order::SeatBot { seat, bot: bot.to_string() }),
        }
    }
    orders
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;

    #[test]
    fn the_first_person_is_at_this_device_unless_it_is_the_table() {
        let players = [Chooser::Bot(Bot::Easy), Chooser::Human, Chooser::Human];
        let (first, second) = (Seat::new(0), Seat::new(1));
        let bot = Order::SeatBot { seat: first, bot: Bot::Easy.to_string() };
        assert_eq!(orders(&players, false), [bot.clone(), Order::Claim { seat: second }]);
        assert_eq!(orders(&players, true), [bot]);
    }
}
