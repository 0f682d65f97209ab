//! What the game asks a player, and what the player answers.

use std::io::Write;

use anyhow::Result;
use protocol::{Command, Stage};
use table::{HostError, PlayoutLuck, Seat, Turn, Viewer};
use words::{Arg, key};

use super::names;
use super::session::Session;
use crate::game::{Playable, Question};
use crate::terminal::{chosen, read_draw, without_asking};

/// A question that is open, with the position that its answer answers.
pub(super) struct Asked<G: Playable> {
    pub(super) seat: Seat,
    pub(super) sequence: usize,
    pub(super) what: What<G>,
}

/// What is asked for.
pub(super) enum What<G: Playable> {
    /// One of these.
    Decision(Vec<G::Action>),
    /// What was rolled or drawn at a real table.
    Draw(Question<G::Chance>),
}

impl<G: Playable, O: Write> Session<G, O> {
    /// Asks for what the game waits for, or says whom it waits for.
    pub(super) fn go_on(&mut self) -> Result<()> {
        let playing = self.client.table().is_some_and(|table| table.stage == Stage::Playing);
        let changing = self.client.unanswered().any(|waiting| waiting.answers.is_some());
        if !playing || !self.is_online() || changing || self.past.ended {
            if !playing || self.past.ended {
                self.asked = None;
            }
            return Ok(());
        }
        let Some(acting) = self.acting_seat() else { return Ok(()) };
        let own = self.own_seats();
        let mine = own.contains(&acting) && !self.is_lent(acting);
        if self.past.acting.replace(acting) != Some(acting) {
            self.tell_whose_turn(acting, mine)?;
        }
        let decides = own.iter().copied().find(|&seat| {
            let legal = self.client.follower(Viewer::Seat(seat)).map(|it| !it.legal.is_empty());
            legal == Some(true) && !self.is_lent(seat)
        });
        match decides {
            Some(seat) => self.decide(seat),
            None => self.perhaps_draw(acting, &own),
        }
    }

    fn acting_seat(&self) -> Option<Seat> {
        let follower = self.client.follower(self.eyes()?)?;
        Some(G::acting(&follower.view))
    }

    fn is_lent(&self, seat: Seat) -> bool {
        let seat = self.client.table().and_then(|table| table.seats.get(seat.index()));
        seat.is_some_and(|seat| names::chooser(seat).bot().is_some())
    }

    /// Whose turn it is; bots are fast enough not to be waited for.
    fn tell_whose_turn(&mut self, acting: Seat, mine: bool) -> Result<()> {
        let (Some(table), Some(eyes)) = (self.client.table(), self.eyes()) else { return Ok(()) };
        let Some(seat) = table.seats.get(acting.index()) else { return Ok(()) };
        let Some(follower) = self.client.follower(eyes) else { return Ok(()) };
        let name = names::of_sitter(&self.plain, table, &seat.sitter);
        let hero = G::hero_title(&self.words, &follower.view, acting);
        let key = if mine { key::JOIN_YOUR_TURN } else { key::JOIN_WAITING_FOR };
        let hero = match hero {
            Some(hero) if mine => hero,
            Some(hero) => format!("{name}, {hero}"),
            None => name,
        };
        if names::chooser(seat).bot().is_some() {
            return Ok(());
        }
        self.say(key, &[("hero", Arg::text(hero))])
    }

    /// A player decides, unless there is nothing to think about.
    fn decide(&mut self, seat: Seat) -> Result<()> {
        let viewer = Viewer::Seat(seat);
        let Some(follower) = self.client.follower(viewer) else { return Ok(()) };
        let sequence = follower.sequence;
        if self.asked.as_ref().is_some_and(|it| (it.seat, it.sequence) == (seat, sequence)) {
            return Ok(());
        }
        let legal = follower.legal.clone();
        let foregone = without_asking::<G>(&follower.view, &legal).filter(|_| !self.hold);
        if let Some(action) = foregone {
            let choice = |teller: &crate::terminal::Teller<'_, G>| {
                format!("  > {}\n", teller.rules.choice(teller.words, teller.view, action))
            };
            let text = self.telling(viewer, choice).unwrap_or_default();
            self.write(&text)?;
            return self.play(seat, sequence, action);
        }
        let players = self.client.table().map(names::choosers).unwrap_or_default();
        let mut shown = self.past.shown.take();
        let text = self.telling(viewer, |teller| {
            teller.changes(&mut shown, &players) + &teller.question(&legal)
        });
        self.past.shown = shown;
        self.asked = Some(Asked { seat, sequence, what: What::Decision(legal) });
        self.write(&text.unwrap_or_default())
    }

    fn play(&mut self, seat: Seat, sequence: usize, action: G::Action) -> Result<()> {
        self.asked = None;
        self.hold = false;
        let command = Command::Play { seat, actions: vec![action] };
        let taken = self.client.command_at(sequence, command);
        self.sent(taken.map(|_| ()))
    }

    /// With own draws the acting player types in what came up, and for a bot any player.
    fn perhaps_draw(&mut self, acting: Seat, own: &[Seat]) -> Result<()> {
        let Some(table) = self.client.table() else { return Ok(()) };
        let bot = self.is_lent(acting);
        let by = if own.contains(&acting) { Some(acting) } else { own.first().copied() };
        let Some(by) = by.filter(|&by| table.settings.own_draws && (by == acting || bot)) else {
            self.asked = None;
            return Ok(());
        };
        let (Some(rules), Some(follower)) = (self.rules(), self.client.follower(Viewer::Seat(by)))
        else {
            return Ok(());
        };
        let sequence = follower.sequence;
        if self.asked.as_ref().is_some_and(|it| (it.seat, it.sequence) == (by, sequence)) {
            return Ok(());
        }
        let Some(state) = self.possible(by) else { return Ok(()) };
        if rules.turn(&state) != Turn::Chance {
            return Ok(());
        }
        let mut chances = Vec::new();
        rules.chances(&state, &mut chances);
        let question = rules.question(&self.words, &follower.view, &chances);
        let text = as_text(&question);
        self.asked = Some(Asked { seat: by, sequence, what: What::Draw(question) });
        self.write(&text)
    }

    /// Asks the open question once more, for whoever has lost sight of it.
    pub(super) fn ask_again(&mut self) -> Result<()> {
        let text = match &self.asked {
            Some(Asked { seat, what: What::Decision(legal), .. }) => {
                self.telling(Viewer::Seat(*seat), |teller| teller.question(legal))
            }
            Some(Asked { what: What::Draw(question), .. }) => Some(as_text(question)),
            None => None,
        };
        self.write(&text.unwrap_or_default())
    }

    /// A state that looks to this seat as the game does.
    fn possible(&self, seat: Seat) -> Option<G::State> {
        let follower = self.client.follower(Viewer::Seat(seat))?;
        self.rules()?.determinize(&follower.view, &mut PlayoutLuck::new(0)).ok()
    }

    /// Why this seat cannot do this now.
    pub(super) fn why_not(&self, seat: Seat, action: G::Action) -> Option<HostError<G::Refusal>> {
        let (rules, state) = (self.rules()?, self.possible(seat)?);
        match rules.turn(&state) {
            Turn::Over => Some(HostError::Over),
            Turn::Chance => Some(HostError::DrawFirst),
            Turn::Seat(other) if other != seat => Some(HostError::TurnOf(other)),
            Turn::Seat(_) => rules.why_not(&state, action).map(HostError::Refused),
        }
    }

    /// Whether the line is a choice of the list, which is then taken: a notation may be a word of the table too.
    pub(super) fn takes_choice(&mut self, reply: &str) -> Result<bool> {
        let Some(Asked { seat, sequence, what: What::Decision(legal) }) = &self.asked else {
            return Ok(false);
        };
        let (seat, sequence) = (*seat, *sequence);
        match chosen::<G>(reply, legal).filter(|action| legal.contains(action)) {
            Some(action) => self.play(seat, sequence, action).map(|()| true),
            None => Ok(false),
        }
    }

    /// A line that is neither about the table nor a choice of the list.
    pub(super) fn reply(&mut self, reply: &str) -> Result<()> {
        let viewer = match &self.asked {
            Some(asked) => Some(Viewer::Seat(asked.seat)),
            None => self.eyes(),
        };
        let aside = viewer.and_then(|viewer| {
            let (rules, follower) = (self.rules()?, self.client.follower(viewer)?);
            rules.aside(&self.words, &follower.view, reply, self.screen())
        });
        if let Some(text) = aside {
            return self.write(&text);
        }
        match &self.asked {
            None => self.nothing_asked(),
            Some(Asked { seat, what: What::Decision(legal), .. }) => {
                let (seat, count) = (*seat, legal.len() as i64);
                let Some(action) = chosen::<G>(reply, legal) else {
                    return self.say(key::UI_NOT_A_CHOICE, &[("count", Arg::Number(count))]);
                };
                let reason = self.why_not(seat, action).and_then(|error| {
                    self.telling(Viewer::Seat(seat), |teller| teller.reason(error))
                });
                let reason = Arg::text(reason.unwrap_or_default());
                self.say(key::UI_IMPOSSIBLE, &[("reason", reason)])
            }
            Some(Asked { sequence, what: What::Draw(question), .. }) => {
                let sequence = *sequence;
                let Some(chance) = read_draw::<G>(question, reply) else {
                    return self.say(question.not_understood, &[("text", Arg::text(reply))]);
                };
                self.asked = None;
                let sent = self.client.command_at(sequence, Command::Draw { chance });
                self.sent(sent.map(|_| ()))
            }
        }
    }

    /// Says why no answer is wanted.
    pub(super) fn nothing_asked(&mut self) -> Result<()> {
        let stage = self.client.table().map(|table| table.stage);
        let key = match stage {
            None | Some(Stage::Gathering | Stage::MakingDice) => key::JOIN_NOT_BEGUN,
            Some(Stage::Playing) if self.own_seats().is_empty() => key::JOIN_YOU_WATCH,
            Some(Stage::Playing) => key::JOIN_NOTHING_ASKED,
            Some(Stage::Over) => key::JOIN_OVER,
            Some(Stage::Closed) => key::JOIN_CLOSED,
        };
        self.say(key, &[])
    }
}

fn as_text<C>(question: &Question<C>) -> String {
    let mut text = format!("\n{}\n", question.prompt);
    for (number, (_, name)) in (1..).zip(&question.listed) {
        text += &format!("{number:>3}. {name}\n");
    }
    text
}
