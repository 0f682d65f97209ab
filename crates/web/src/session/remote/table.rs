//! The protocol's client of one game, and what its news mean for a stage.

use std::sync::Arc;

use ::table::{BySeat, FollowerOf, PlayoutLuck, Seat, Sections as _, Turn, Viewer};
use protocol::{
    Bye, Cheat, Client, Command as Asked, CommandOf, Connection, ConnectionState, FromServer,
    FromServerOf, GuestNumber, Lost, News, NotSent, Refused, Sitter, Stage, TableNow, Verdict, Why,
};

use super::GameNews;
use crate::session::{Asks, Command, Frame, Played};
use crate::shell::{Color, Person};

/// What a table tells, in the order in which it happened.
pub enum Told<G: Played> {
    /// Of its game.
    Game(GameNews<G>),
    /// The device is at the table.
    Online,
    /// The connection is lost, or of no use.
    Lost(Lost),
    /// The server has ended it.
    Bye(Bye),
    /// Something around the game has changed.
    Table,
    /// The making of the dice goes on.
    Fair,
    /// A line, or an emote.
    Said(GuestNumber, Result<String, u8>),
    /// The server does what no honest one does.
    Caught(Cheat),
    /// The game is over, and proved or not.
    Proof(Verdict),
    /// Something that is no decision of the game was refused.
    Refused(Refused),
}

/// One game that is hosted elsewhere.
pub struct RemoteTable<G: Played> {
    pub(super) client: Client<G>,
    connection: Option<Connection>,
    /// What each viewer was told last: steps are shown on what was before them.
    shown: Vec<(Viewer, G::View)>,
    /// The whole record, when the game is over.
    pub(super) record: Option<String>,
    /// The lines that the server sent of the set-up, and the version of its program.
    pub(super) welcome: Option<(String, String)>,
    /// What has to be remembered since somebody last looked.
    witnessed: Witnessed,
    /// Seats whose players want them back as soon as a bot has decided what they had no time for.
    coming_back: Vec<Seat>,
}

/// What a device has to remember, by how soon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum Witnessed {
    /// Nothing new.
    #[default]
    Nothing,
    /// One more link of the chain: the next one comes soon.
    Links,
    /// The making of the dice, before anything is answered.
    Dice,
}

impl<G: Played> RemoteTable<G> {
    /// A device that nobody knows yet; both are random.
    pub fn new(client: u64, shares: BySeat<[u8; 16]>) -> Self {
        Self::of(Client::new(client, shares))
    }

    /// A device with this client.
    pub(super) fn of(client: Client<G>) -> Self {
        Self {
            client,
            connection: None,
            shown: Vec::new(),
            record: None,
            welcome: None,
            witnessed: Witnessed::Nothing,
            coming_back: Vec::new(),
        }
    }

    /// A connection was opened.
    pub fn opened(&mut self) {
        self.connection = Some(self.client.connected());
    }

    /// The connection is gone.
    pub fn lost(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.client.lost(connection);
        }
    }

    /// A text came. Says whether the connection is still of use.
    pub fn heard(&mut self, text: &str) -> bool {
        let (Some(connection), Ok(message)) = (self.connection, FromServerOf::<G>::read(text))
        else {
            return false;
        };
        let witnessed = match &message {
            FromServer::Welcome(welcome) => {
                self.welcome = Some((welcome.set_up.clone(), welcome.program.clone()));
                Witnessed::Dice
            }
            FromServer::Fair(_) => Witnessed::Dice,
            FromServer::Fresh { .. } | FromServer::Update { .. } => Witnessed::Links,
            FromServer::Table(_)
            | FromServer::Done { .. }
            | FromServer::Refused(_)
            | FromServer::Proof(_)
            | FromServer::Said { .. }
            | FromServer::Emoted { .. }
            | FromServer::Pong
            | FromServer::Bye(_) => Witnessed::Nothing,
        };
        self.witnessed = self.witnessed.max(witnessed);
        self.client.receive(connection, message);
        self.client.state() != ConnectionState::Offline
    }

    /// What has to be remembered since this was asked last.
    pub(super) fn take_witnessed(&mut self) -> Witnessed {
        std::mem::take(&mut self.witnessed)
    }

    /// What is to be sent next.
    pub fn outgoing(&mut self) -> Option<String> {
        self.client.next_message().map(|message| message.write())
    }

    /// What happened next.
    pub fn next_told(&mut self) -> Option<Told<G>> {
        Some(match self.client.next_news()? {
            News::Online { .. } => Told::Online,
            News::Lost(lost) => Told::Lost(lost),
            News::Bye(bye) => Told::Bye(bye),
            News::Table => Told::Table,
            News::Fair => Told::Fair,
            News::Said { guest, text } => Told::Said(guest, Ok(text)),
            News::Emoted { guest, emote } => Told::Said(guest, Err(emote)),
            News::Caught(cheat) => Told::Caught(cheat),
            News::Proof { verdict, record } => {
                self.record = Some(record);
                Told::Proof(verdict)
            }
            News::Pong => return self.next_told(),
            News::Acknowledged { .. } => Told::Game(GameNews::Changed),
            News::GivenBack { command, refused } => {
                if self.comes_back_later(&command.command, refused.why) {
                    Told::Table
                } else if is_of_the_game(&command.command) {
                    Told::Game(GameNews::GivenBack(refused.why))
                } else {
                    Told::Refused(refused)
                }
            }
            News::Fresh { viewer } => {
                self.come_back();
                self.catch_up(viewer);
                Told::Game(GameNews::Anew { viewer, taken_back: false })
            }
            News::Updated { viewer, update } => {
                self.come_back();
                if update.taken_back > 0 {
                    self.catch_up(viewer);
                    return Some(Told::Game(GameNews::Anew { viewer, taken_back: true }));
                }
                let Some((_, view)) = self.shown.iter_mut().find(|(seen, _)| *seen == viewer)
                else {
                    return self.next_told();
                };
                let by = G::acting(view);
                let mut frames = Vec::with_capacity(update.steps.len());
                for step in update.steps {
                    step.sections.into_iter().for_each(|section| view.replace(section));
                    frames.push(Frame { view: view.clone(), events: step.events });
                }
                Told::Game(GameNews::Steps { viewer, frames, by })
            }
        })
    }

    /// Whether this was refused only because a bot has to decide first. Then it is asked for again once one has.
    fn comes_back_later(&mut self, command: &CommandOf<G>, why: Why) -> bool {
        let (&Asked::TakeBack { seat }, Why::NotNow) = (command, why) else { return false };
        let now = self.table().and_then(|table| table.seats.get(seat.index()));
        let late = now.is_some_and(|now| now.out_of_time);
        if late && !self.coming_back.contains(&seat) {
            self.coming_back.push(seat);
        }
        late
    }

    /// The game has gone on: what a bot had to decide first may be decided.
    fn come_back(&mut self) {
        for seat in std::mem::take(&mut self.coming_back) {
            self.order(Asked::TakeBack { seat });
        }
    }

    /// Wants the server to do something. Whoever taps twice means it once.
    pub fn order(&mut self, command: CommandOf<G>) {
        let again = self.client.unanswered().last().is_some_and(|last| last.command == command);
        if !again {
            // Only what nobody could wait for any more is refused: there are no 64 such wishes.
            let _: Result<u64, NotSent> = self.client.command(command);
        }
    }

    /// Whether something was asked for here that has not come about yet.
    pub fn waits_for_anything(&self) -> bool {
        self.client.unanswered().next().is_some() || !self.coming_back.is_empty()
    }

    /// The position that a choice answers which was made here and has not come about yet.
    pub(super) fn unanswered_position(&self) -> Option<usize> {
        self.client.unanswered().find_map(|waiting| waiting.answers)
    }

    /// What is shown to this viewer begins with what the client holds.
    fn catch_up(&mut self, viewer: Viewer) {
        self.shown.retain(|(seen, _)| *seen != viewer);
        if let Some(follower) = self.client.follower(viewer) {
            self.shown.push((viewer, follower.view.clone()));
        }
    }

    fn table(&self) -> Option<&TableNow> {
        self.client.table()
    }

    /// This guest's seats.
    pub fn owners(&self) -> Vec<Seat> {
        let (Some(table), Some(you)) = (self.table(), self.client.you()) else {
            return Vec::new();
        };
        table.seats_of(you).collect()
    }

    /// Whether a bot plays for this seat now.
    pub fn is_bot(&self, seat: Seat) -> bool {
        let now = self.table().and_then(|table| table.seats.get(seat.index()));
        now.is_some_and(|now| {
            matches!(now.sitter, Sitter::Bot(_)) || now.lent_to.is_some() || now.out_of_time
        })
    }

    /// The eyes that this device begins to look with. Where there are several it is passed on, and begins with nobody's.
    pub fn eyes(&self) -> Viewer {
        match self.client.viewers()[..] {
            [own] => own,
            _ => Viewer::Spectator,
        }
    }

    /// Whoever knows most of what this device may see.
    fn latest(&self) -> Option<&FollowerOf<G>> {
        let viewers = self.client.viewers();
        let followers = viewers.iter().filter_map(|&viewer| self.client.follower(viewer));
        followers.max_by_key(|follower| follower.sequence)
    }

    /// Whom the game waits for.
    pub fn asks(&self) -> Asks {
        let Some(latest) = self.latest() else { return Asks::Answer };
        if self.waits_for_answer() {
            return Asks::Answer;
        }
        let stage = self.table().map_or(Stage::Playing, |table| table.stage);
        match stage {
            // What proves the game comes right after its end, whichever it was.
            Stage::Over | Stage::Closed if self.record.is_some() => return Asks::Nobody,
            Stage::Over | Stage::Closed => return Asks::Answer,
            Stage::Gathering | Stage::MakingDice | Stage::Playing => {}
        }
        for seat in self.owners() {
            let Some(follower) = self.client.follower(Viewer::Seat(seat)) else { continue };
            if follower.sequence < latest.sequence {
                // The rest of it is on the way.
                return Asks::Answer;
            }
            if !follower.legal.is_empty() && !self.is_bot(seat) {
                return Asks::Person(seat);
            }
        }
        let acting = G::acting(&latest.view);
        if self.own_draws() && self.types_in(acting) && self.waits_for_chance(latest) {
            return Asks::Draw;
        }
        if self.waits_for_nobody(latest) { Asks::Answer } else { Asks::Elsewhere(acting) }
    }

    /// Whether something was chosen here that the server has not answered yet.
    pub fn waits_for_answer(&self) -> bool {
        self.client.unanswered().any(|waiting| is_of_the_game(&waiting.command))
    }

    /// Whether what this seat rolls and draws is typed in here: by its player, and for a bot by any player.
    fn types_in(&self, acting: Seat) -> bool {
        let owners = self.owners();
        owners.contains(&acting) || (self.is_bot(acting) && !owners.is_empty())
    }

    fn turn(&self, latest: &FollowerOf<G>) -> Option<(Arc<G>, G::State, Turn)> {
        let rules = Arc::clone(&self.client.set_up()?.rules);
        let state = rules.determinize(&latest.view, &mut PlayoutLuck::new(0)).ok()?;
        let turn = rules.turn(&state);
        Some((rules, state, turn))
    }

    fn waits_for_chance(&self, latest: &FollowerOf<G>) -> bool {
        self.turn(latest).is_some_and(|(.., turn)| turn == Turn::Chance)
    }

    fn waits_for_nobody(&self, latest: &FollowerOf<G>) -> bool {
        G::won_by(&latest.view).is_some()
    }

    /// What may turn up now.
    pub fn chances(&self) -> Vec<G::Chance> {
        let mut chances = Vec::new();
        if let Some((rules, state, Turn::Chance)) =
            self.latest().and_then(|latest| self.turn(latest))
        {
            rules.chances(&state, &mut chances);
        }
        chances.into_iter().map(|option| option.chance).collect()
    }

    /// Whether players type in what they rolled and drew.
    pub fn own_draws(&self) -> bool {
        self.table().is_some_and(|table| table.settings.own_draws)
    }

    /// What the person who is asked may do.
    pub fn legal_actions(&self) -> Vec<G::Action> {
        let Asks::Person(seat) = self.asks() else { return Vec::new() };
        self.client
            .follower(Viewer::Seat(seat))
            .map(|follower| follower.legal.clone())
            .unwrap_or_default()
    }

    /// Whether somebody here has a choice: what is the only thing to do may be done by the page.
    pub fn chooses(&self, asks: Asks) -> bool {
        let several = |follower: &FollowerOf<G>| follower.legal.len() > 1;
        match asks {
            Asks::Person(seat) => self.client.follower(Viewer::Seat(seat)).is_some_and(several),
            Asks::Draw => true,
            Asks::Answer | Asks::Elsewhere(_) | Asks::Bot(..) | Asks::Time | Asks::Nobody => false,
        }
    }

    /// Whose last command can be taken back, of this guest's.
    fn undoable(&self) -> Option<Seat> {
        self.owners().into_iter().find(|&seat| self.client.can_undo(Viewer::Seat(seat)))
    }

    /// Whether asking for something to be taken back can come to anything: a decision, or a draw that was typed in.
    pub(super) fn may_ask_to_take_back(&self) -> bool {
        self.can_take_back() || self.own_draws()
    }

    /// Whether something can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.undoable().is_some()
    }

    /// What this viewer sees, and what happened.
    pub fn look(&self, viewer: Viewer) -> Option<(G::View, Vec<G::Seen>)> {
        let follower = self.client.follower(viewer).or_else(|| self.latest())?;
        Some((follower.view.clone(), follower.log.clone()))
    }

    /// Whether there is a position to look at.
    pub(super) fn sequence_known(&self) -> bool {
        self.latest().is_some()
    }

    /// The number of the latest position.
    pub fn sequence(&self) -> usize {
        self.latest().map_or(0, |latest| latest.sequence)
    }

    /// What people are called and their colors, by seat.
    pub fn people(&self) -> Vec<Person> {
        let Some(table) = self.table() else { return Vec::new() };
        let person = |sitter: &Sitter| match sitter {
            Sitter::Guest(number) => {
                let guest = table.guests.iter().find(|guest| guest.number == *number);
                let color = guest.and_then(|guest| guest.color);
                let color = color.and_then(|color| Color::ALL.get(usize::from(color)).copied());
                Person { name: guest.and_then(|guest| guest.name.clone()), color }
            }
            Sitter::Empty | Sitter::Bot(_) => Person::default(),
        };
        let people: Vec<Person> = table.seats.iter().map(|seat| person(&seat.sitter)).collect();
        let names = people.iter().map(|person| person.name.clone());
        let apart = crate::shell::people::told_apart(names);
        // Two people may like the same color; the first one has it.
        let mut taken = Vec::new();
        let mut colored = Vec::with_capacity(people.len());
        for (name, Person { color, .. }) in apart.into_iter().zip(people) {
            let color = color.filter(|color| !taken.contains(color));
            taken.extend(color);
            colored.push(Person { name, color });
        }
        colored
    }

    /// Asks the server for something; says whether it changes the game, so that an answer is waited for.
    ///
    /// # Errors
    /// It is not sent.
    pub fn ask(&mut self, command: &Command<'_, G>) -> Result<bool, NotSent> {
        let asked: CommandOf<G> = match *command {
            Command::Play(seat, actions) => Asked::Play { seat, actions: actions.to_vec() },
            Command::Draw(chance) => Asked::Draw { chance },
            Command::TakeBack => match self.undoable() {
                Some(seat) => Asked::Undo { seat },
                None => Asked::Correct,
            },
            Command::Withdraw(seat) => Asked::Withdraw { seat },
            Command::Lend(seat) => Asked::Lend { seat, bot: bots::Chooser::OPPONENT.to_string() },
            Command::ComeBack(seat) => Asked::TakeBack { seat },
        };
        let waits = is_of_the_game(&asked);
        self.client.command(asked).map(|_| waits)
    }
}

/// Whether a command changes the game: then nothing else can be chosen until it is answered.
fn is_of_the_game<A, C>(command: &Asked<A, C>) -> bool {
    match command {
        Asked::Play { .. }
        | Asked::Draw { .. }
        | Asked::Correct
        | Asked::Undo { .. }
        | Asked::Withdraw { .. } => true,
        Asked::AgreeToEnd { .. }
        | Asked::Lend { .. }
        | Asked::TakeBack { .. }
        | Asked::Claim { .. }
        | Asked::Free { .. }
        | Asked::Swap { .. }
        | Asked::SeatBot { .. }
        | Asked::Ready { .. }
        | Asked::Start
        | Asked::Rematch
        | Asked::Introduce { .. }
        | Asked::Keep { .. }
        | Asked::Remove { .. }
        | Asked::HandOver { .. }
        | Asked::GiveSeat { .. }
        | Asked::Close => false,
    }
}
