//! The handle of a session that what shows a game holds.

use std::rc::Rc;
use std::sync::Arc;

use bots::{Chooser, Recap};
use table::{HostError, Rules, Seat, Viewer};

use super::asks::is_final;
use super::remote::{GameNews, Online, Remote};
use super::summary::{beat_bots, summary};
use super::think::{self, Answer, Asked, BotLuck};
use super::{Asks, Command, LocalTable, Played, Replay, Reply, Thinker};
use crate::platform::random;
use crate::prelude::*;
use crate::shell::{Color, GameId, Person, Saves, first_win};

/// A game as this device takes part in it. Cheap to copy: all of it are handles.
pub struct Session<G: Played> {
    source: StoredValue<Source<G>, LocalStorage>,
    rules: StoredValue<Arc<G>>,
    /// The number that the worker knows the rules by; a replay asks nobody.
    taught: u32,
    /// The look back at this moment of the game, once it was wanted.
    recap: StoredValue<KnownRecap<G>>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// What people are called and their colors, by seat.
    people: StoredValue<Vec<Person>>,
    saves: Saves,
}

/// A game that a server hosts.
type Far<G> = dyn Remote<G>;

/// A look back, and the moment it is of.
type KnownRecap<G> = Option<(usize, Recap<<G as Rules>::Seen>)>;

/// Where a game comes from.
enum Source<G: Played> {
    /// The page hosts it, and keeps it under this number.
    Local(GameId, Box<LocalTable<G>>),
    /// A record says how it went.
    Replay(Box<Replay<G>>),
    /// A server hosts it. It is kept under this number when it is over.
    Remote(Rc<dyn Remote<G>>, Option<GameId>),
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "derived, it would ask the game itself to be `Copy`"
)]
impl<G: Played> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for Session<G> {}

impl<G: Played> Session<G> {
    /// A game that is hosted here and kept under this number.
    pub fn local(id: GameId, table: LocalTable<G>) -> Self {
        let (rules, names) = (table.shared_rules(), table.names());
        Self::of(Source::Local(id, Box::new(table)), rules, names, Some(id))
    }

    /// A game that is watched from its record, which may be kept under this number.
    pub fn replay(replay: Replay<G>, kept: Option<GameId>) -> Self {
        let (rules, names) = (replay.rules(), replay.names());
        Self::of(Source::Replay(Box::new(replay)), rules, names, kept)
    }

    /// A game that a server hosts, once its rules are known.
    pub fn remote(remote: Rc<dyn Remote<G>>) -> Option<Self> {
        let (rules, people) = (remote.rules()?, remote.people());
        let session = Self::of(Source::Remote(remote, None), rules, Vec::new(), None);
        session.people.set_value(people);
        Some(session)
    }

    fn of(
        source: Source<G>,
        rules: Arc<G>,
        names: Vec<Option<String>>,
        kept: Option<GameId>,
    ) -> Self {
        let saves: Saves = expect_context();
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        let taught = match &source {
            Source::Local(..) | Source::Remote(..) => {
                thinker.with_value(|thinker| thinker.learn(&*rules))
            }
            Source::Replay(_) => 0,
        };
        Self {
            recap: StoredValue::new(None),
            source: StoredValue::new_local(source),
            rules: StoredValue::new(rules),
            taught,
            thinker,
            people: StoredValue::new(people(names, kept.map(|id| saves.summary(id).colors))),
            saves,
        }
    }

    /// What people are called and their colors, by seat.
    pub fn people_named(self) -> Vec<Person> {
        self.people.get_value()
    }

    /// The rules of the game.
    pub fn rules(self) -> Arc<G> {
        self.rules.get_value()
    }

    fn with<T>(
        self,
        local: impl FnOnce(&LocalTable<G>) -> T,
        remote: impl FnOnce(&Far<G>) -> T,
        replay: impl FnOnce(&Replay<G>) -> T,
    ) -> T {
        self.source.with_value(|source| match source {
            Source::Local(_, table) => local(table),
            Source::Remote(table, _) => remote(&**table),
            Source::Replay(seen) => replay(seen),
        })
    }

    /// The number it is kept under, if it is.
    pub fn id(self) -> Option<GameId> {
        self.source.with_value(|source| match source {
            Source::Local(id, _) => Some(*id),
            Source::Remote(_, kept) => *kept,
            Source::Replay(_) => None,
        })
    }

    /// What is around a game that a server hosts.
    pub fn online(self) -> Option<Online> {
        self.source.with_value(|source| match source {
            Source::Remote(table, _) => Some(table.online()),
            Source::Local(..) | Source::Replay(_) => None,
        })
    }

    /// Whether it is watched from its record.
    pub fn is_replay(self) -> bool {
        self.source.with_value(|source| matches!(source, Source::Replay(_)))
    }

    /// News of a game that a server hosts go there.
    pub fn follow(self, told: impl Fn(GameNews<G>) + 'static) {
        self.source.with_value(|source| {
            if let Source::Remote(table, _) = source {
                table.follow(Rc::new(told));
            }
        });
    }

    /// People may have come, gone or taken other names.
    pub fn look_around(self) {
        let people = self.source.try_with_value(|source| match source {
            Source::Remote(table, _) => Some(table.people()),
            Source::Local(..) | Source::Replay(_) => None,
        });
        if let Some(Some(people)) = people {
            self.people.set_value(people);
        }
    }

    /// Whether it is played here, and nobody has done anything yet.
    pub fn has_just_begun(self) -> bool {
        self.with(|table| table.sequence() <= 1, |_| false, |_| false)
    }

    /// Looks at the replay, if this is one.
    pub fn with_replay<T>(self, look: impl FnOnce(&Replay<G>) -> T) -> Option<T> {
        self.source.try_with_value(|source| match source {
            Source::Replay(replay) => Some(look(replay)),
            Source::Local(..) | Source::Remote(..) => None,
        })?
    }

    /// Moves the replay's time, if this is one.
    pub fn update_replay<T>(self, change: impl FnOnce(&mut Replay<G>) -> T) -> Option<T> {
        self.source.try_update_value(|source| match source {
            Source::Replay(replay) => Some(change(replay)),
            Source::Local(..) | Source::Remote(..) => None,
        })?
    }

    /// Whom the game waits for.
    pub fn asks(self) -> Asks {
        self.with(LocalTable::asks, Remote::asks, |_| Asks::Time)
    }

    /// The eyes that a game is opened with, where a device has only certain ones.
    pub fn eyes(self) -> Option<Viewer> {
        self.with(|_| None, |remote| Some(remote.eyes()), |_| None)
    }

    /// Whether this device has these eyes.
    pub fn has_eyes(self, viewer: Viewer) -> bool {
        self.with(|_| true, |remote| remote.has_eyes(viewer), |_| true)
    }

    /// The seats that people at this device play for, without those who have left.
    pub fn people(self) -> Vec<Seat> {
        let remote = |remote: &Far<G>| {
            let lent = remote.lent();
            remote.owners().into_iter().filter(|seat| !lent.contains(seat)).collect()
        };
        self.with(LocalTable::people, remote, |_| Vec::new())
    }

    /// The seats that belong to people at this device, also those who have left.
    pub fn owners(self) -> Vec<Seat> {
        let local = |table: &LocalTable<G>| {
            let players = table.players();
            let seats = Seat::first(players.len()).zip(players);
            seats.filter(|(_, player)| *player == Chooser::Human).map(|(seat, _)| seat).collect()
        };
        self.with(local, Remote::owners, |_| Vec::new())
    }

    /// The seats that people at this device have lent to a bot.
    pub fn lent(self) -> Vec<Seat> {
        self.with(LocalTable::lent, Remote::lent, |_| Vec::new())
    }

    /// Whether somebody at this device plays for this seat. A record says who did.
    pub fn is_person(self, seat: Seat) -> bool {
        let own = |remote: &Far<G>| remote.owners().contains(&seat) && !remote.is_bot(seat);
        self.with(|table| table.is_person(seat), own, |replay| replay.is_person(seat))
    }

    /// Whether a bot plays for this seat, wherever.
    pub fn is_bot(self, seat: Seat) -> bool {
        self.with(
            |table| !table.is_person(seat),
            |remote| remote.is_bot(seat),
            |replay| !replay.is_person(seat),
        )
    }

    /// What whoever's turn it is may do.
    pub fn legal_actions(self) -> Vec<G::Action> {
        self.with(LocalTable::legal_actions, Remote::legal_actions, |_| Vec::new())
    }

    /// What may turn up now, when it is to be typed in.
    pub fn chances(self) -> Vec<G::Chance> {
        let local = |table: &LocalTable<G>| {
            table.chances().into_iter().map(|option| option.chance).collect()
        };
        self.with(local, Remote::chances, |_| Vec::new())
    }

    /// How many others take part: bots, and people elsewhere.
    pub fn others(self) -> usize {
        let seats = self.rules().seats();
        let local = |table: &LocalTable<G>| table.players().len() - table.people().len();
        self.with(local, |remote| seats - remote.owners().len(), |_| 0)
    }

    /// Whether players roll and draw themselves, from their own box.
    pub fn own_draws(self) -> bool {
        let remote = |remote: &Far<G>| remote.online().settings().own_draws;
        self.with(LocalTable::own_draws, |table| untrack(|| remote(table)), |_| false)
    }

    /// Whether something can be taken back.
    pub fn can_take_back(self) -> bool {
        self.with(LocalTable::can_take_back, Remote::can_take_back, |_| false)
    }

    /// What this viewer sees, and everything that happened as this viewer knows it. A replay has eyes of its own.
    pub fn look(self, viewer: Viewer) -> (G::View, Vec<G::Seen>) {
        let rules = self.rules();
        let remote = |remote: &Far<G>| {
            // A table that has nothing to show yet is never put on the stage.
            remote.look(viewer).unwrap_or_else(|| (rules.view(&rules.start(), viewer), Vec::new()))
        };
        self.with(|table| (table.view(viewer), table.log(viewer)), remote, Replay::look)
    }

    /// Carries out a command while this viewer looks on; nothing when the screen was left.
    pub fn send(self, command: &Command<'_, G>, viewer: Viewer) -> Option<Reply<G>> {
        self.source.try_update_value(|source| match source {
            Source::Local(_, table) => table.carry_out(command, viewer),
            Source::Remote(table, _) => table.send(command),
            Source::Replay(_) => Err(HostError::Over),
        })
    }

    /// Whether an action that is possible could not be taken back.
    pub fn is_final(self, view: &G::View, action: G::Action) -> bool {
        is_final(&*self.rules(), view, action, |seat| !self.is_bot(seat))
    }

    /// Lets the bot move whose turn it is, while this viewer looks on; then comes what came of it. When the game has gone
    /// on or the screen was left meanwhile, nothing does.
    pub fn let_bot_move(self, viewer: Viewer, then: impl FnOnce(Reply<G>) + 'static) {
        let asked = self.source.try_with_value(|source| match source {
            Source::Local(_, table) => match table.asks() {
                Asks::Bot(seat, bot) => Some((seat, bot, table.view(Viewer::Seat(seat)))),
                Asks::Person(_)
                | Asks::Elsewhere(_)
                | Asks::Answer
                | Asks::Draw
                | Asks::Time
                | Asks::Nobody => None,
            },
            Source::Remote(..) | Source::Replay(_) => None,
        });
        let Some(Some((seat, bot, view))) = asked else { return };
        self.think(Asked::Bot(bot), &view, move |answer| {
            // Whoever lent the seat may have come back meanwhile.
            if !matches!(self.asks(), Asks::Bot(now, _) if now == seat) {
                return;
            }
            // A worker that fails must not stop the game: then any legal action will do.
            let legal = self.legal_actions();
            let chosen = answer.and_then(|answer| answer.plan.first()?.parse().ok());
            let chosen = chosen.filter(|action| legal.contains(action));
            let Some(action) = chosen.or_else(|| legal.first().copied()) else { return };
            if let Some(reply) = self.send(&Command::Play(seat, &[action]), viewer) {
                then(reply);
            }
        });
    }

    /// Whether players may ask for hints here.
    pub fn may_hint(self) -> bool {
        let remote = |remote: &Far<G>| {
            let settings = remote.online().settings();
            settings.hints && !settings.open
        };
        self.with(|_| true, remote, |_| true)
    }

    /// Asks the best bot what it would do with this view.
    pub fn hint(self, view: &G::View, then: impl FnOnce(Option<Answer>) + 'static) {
        self.think(Asked::Hint, view, then);
    }

    fn think(self, asked: Asked, view: &G::View, then: impl FnOnce(Option<Answer>) + 'static) {
        let moment = self.sequence();
        let seed = self.with(LocalTable::bot_seed, |_| None, |_| None);
        let luck = BotLuck {
            seed: seed.unwrap_or_else(|| u64::from_le_bytes(random::bytes())),
            moment: moment.unwrap_or(0) as u64,
        };
        let question = think::question::<G>(self.taught, asked, luck, view, &self.legal_actions());
        self.thinker.with_value(|thinker| {
            thinker.ask(question, move |answer| {
                if self.sequence() == moment {
                    then(answer);
                }
            });
        });
    }

    /// How often something has changed; nothing when the screen was left.
    fn sequence(self) -> Option<usize> {
        self.source.try_with_value(|source| match source {
            Source::Local(_, table) => table.sequence(),
            Source::Remote(table, _) => table.sequence(),
            Source::Replay(replay) => replay.position(),
        })
    }

    /// Sees to it that what happened is not lost with the tab. A server keeps its games itself.
    pub fn keep(self) {
        let saves = self.saves;
        self.source.update_value(|source| match source {
            Source::Local(id, table) => {
                saves.save(*id, &table.record(), summary(table));
                if beat_bots(table) {
                    first_win::keep(G::GAME);
                }
            }
            Source::Remote(..) | Source::Replay(_) => {}
        });
    }

    /// A game that a server hosted is kept here when it is over, to be watched again.
    pub fn keep_ended(self) {
        let saves = self.saves;
        self.source.update_value(|source| {
            let Source::Remote(table, kept @ None) = source else { return };
            let Some(record) = table.record() else { return };
            // Whoever opens the table again has it already.
            *kept = saves.with_record(&record);
            if kept.is_none()
                && let Ok(table) = LocalTable::<G>::read(&record)
            {
                let id = GameId::of_record(&record);
                saves.save(id, &record, summary(&table));
                *kept = Some(id);
            }
        });
    }

    /// The saved game, with its secrets where the page hosts it. A server shows it when it is over.
    pub fn record(self) -> String {
        self.with(
            LocalTable::record,
            |remote| remote.record().unwrap_or_default(),
            |replay| replay.record().to_owned(),
        )
    }

    /// The game as it may be passed on: all of it once it is over, else what everybody has seen; with the names of the
    /// people who played where they want that.
    pub fn record_for_all(self, named: bool) -> String {
        let record = self.with(
            |table| table.record_for(Viewer::Spectator),
            |remote| remote.record().unwrap_or_default(),
            |replay| replay.record().to_owned(),
        );
        if named { record } else { table::without_names::<G>(&record) }
    }

    /// A look back at a game that is over; nothing where that would tell secrets. It takes a moment, once.
    pub fn recap(self) -> Option<Recap<G::Seen>> {
        let moment = self.with(LocalTable::sequence, Remote::sequence, |_| 0);
        if let Some((_, known)) = self.recap.get_value().filter(|(known, _)| *known == moment) {
            return Some(known);
        }
        let remote = |remote: &Far<G>| {
            LocalTable::<G>::read(&remote.record()?).ok().and_then(|table| table.recap())
        };
        let recap = self.with(LocalTable::recap, remote, Replay::recap)?;
        self.recap.set_value(Some((moment, recap.clone())));
        Some(recap)
    }

    /// What a new game that is set up like this one begins with: its rules, its players, and whether they draw themselves.
    pub fn again(self, begin: impl FnOnce(G, Vec<Chooser>, &[Person], bool)) {
        let rules = self.rules();
        let how = |table: &LocalTable<G>| Some((table.players(), table.own_draws()));
        if let Some((players, own_draws)) = self.with(how, |_| None, |_| None) {
            begin(G::clone(&rules), players, &self.people_named(), own_draws);
        }
    }
}

/// Everybody by seat: the names of the record, and the colors that this device knows.
fn people(names: Vec<Option<String>>, colors: Option<Vec<String>>) -> Vec<Person> {
    let colors = colors.unwrap_or_default();
    let color = |seat: usize| colors.get(seat).and_then(|color| Color::of(color));
    let person = |(seat, name)| Person { name, color: color(seat) };
    names.into_iter().enumerate().map(person).collect()
}
