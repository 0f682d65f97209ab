//! What is asked of a database: each request with the way back for its answer.

use tokio::sync::oneshot;

use super::{
    Appended, Code, CommandId, Guest, GuestId, Listing, NewRow, Row, StoreError, WholeGuest,
};

/// A list of tables.
pub type Lines = Vec<(Code, Listing)>;

/// The way back for an answer, and the answer until it may be given: what is not durable is not told.
pub(super) struct Reply<T> {
    to: oneshot::Sender<Result<T, StoreError>>,
    answer: Option<Result<T, StoreError>>,
}

impl<T> Reply<T> {
    /// The way back, and where it ends.
    pub(super) fn new() -> (Self, oneshot::Receiver<Result<T, StoreError>>) {
        let (to, answer) = oneshot::channel();
        (Self { to, answer: None }, answer)
    }

    /// This will be the answer if everything becomes durable.
    pub(super) fn prepare(&mut self, answer: Result<T, StoreError>) {
        self.answer = Some(answer);
    }

    /// Gives the answer that is prepared, or this error. A caller that has gone away misses it.
    pub(super) fn settle(self, error: Option<&StoreError>) {
        let answer = match error {
            Some(error) => Err(error.clone()),
            None => self.answer.unwrap_or(Err(StoreError::Closed)),
        };
        let _ = self.to.send(answer);
    }

    /// Gives this answer.
    pub(super) fn send(self, answer: Result<T, StoreError>) {
        let _ = self.to.send(answer);
    }
}

/// Something to be written.
pub(super) enum Write {
    Create {
        code: Code,
        at: u64,
        listing: Listing,
        first: Vec<NewRow>,
        reply: Reply<bool>,
    },
    Append {
        append: Append,
        reply: Reply<Appended>,
    },
    Join {
        code: Code,
        guest: GuestId,
        reply: Reply<bool>,
    },
    PutGuest {
        secret: [u8; 32],
        guest: Guest,
        reply: Reply<()>,
    },
    Introduce {
        id: GuestId,
        name: Option<String>,
        color: Option<u8>,
        reply: Reply<bool>,
    },
    DeleteGuest {
        id: GuestId,
        reply: Reply<()>,
    },
    PutLink {
        token: [u8; 32],
        guest: GuestId,
        until: u64,
        reply: Reply<()>,
    },
    TakeLink {
        token: [u8; 32],
        now: u64,
        reply: Reply<Option<GuestId>>,
    },
    Ready {
        reply: Reply<()>,
    },
    /// A table with its whole log, from another database.
    Import {
        code: Code,
        listing: Listing,
        rows: Vec<Row>,
        reply: Reply<bool>,
    },
    /// Deletes a table whose log has so many rows, and that nobody has open.
    Delete {
        code: Code,
        rows: u64,
        reply: Reply<bool>,
    },
    /// Nothing more is accepted.
    Close,
}

/// Rows for the end of a table's log.
pub(super) struct Append {
    pub(super) code: Code,
    pub(super) expected: u64,
    pub(super) at: u64,
    pub(super) rows: Vec<NewRow>,
    pub(super) listing: Option<Listing>,
}

/// Something to be read.
pub(super) enum Read {
    Rows {
        code: Code,
        from: u64,
        reply: Reply<Option<Vec<Row>>>,
    },
    Command {
        code: Code,
        id: CommandId,
        reply: Reply<Option<u64>>,
    },
    Listing {
        code: Code,
        reply: Reply<Option<Listing>>,
    },
    Lobby {
        limit: u32,
        reply: Reply<Lines>,
    },
    Finished {
        after: Option<Code>,
        limit: u32,
        reply: Reply<Lines>,
    },
    TablesOf {
        guest: GuestId,
        reply: Reply<Lines>,
    },
    Codes {
        after: Option<Code>,
        limit: u32,
        reply: Reply<Vec<Code>>,
    },
    Guest {
        secret: [u8; 32],
        reply: Reply<Option<Guest>>,
    },
    GuestById {
        id: GuestId,
        reply: Reply<Option<Guest>>,
    },
    WholeGuests {
        after: Option<GuestId>,
        limit: u32,
        reply: Reply<Vec<WholeGuest>>,
    },
    /// Nothing more is accepted.
    Close,
}

impl Write {
    /// The rows for a log, if that is what it is.
    pub(super) fn append(&self) -> Option<&Append> {
        if let Self::Append { append, .. } = self { Some(append) } else { None }
    }

    /// Answers as prepared, or with why nothing was written.
    pub(super) fn settle(self, error: Option<&StoreError>) {
        match self {
            Self::Create { reply, .. }
            | Self::Join { reply, .. }
            | Self::Import { reply, .. }
            | Self::Delete { reply, .. }
            | Self::Introduce { reply, .. } => {
                reply.settle(error);
            }
            Self::Append { reply, .. } => reply.settle(error),
            Self::PutGuest { reply, .. }
            | Self::DeleteGuest { reply, .. }
            | Self::PutLink { reply, .. }
            | Self::Ready { reply } => reply.settle(error),
            Self::TakeLink { reply, .. } => reply.settle(error),
            Self::Close => {}
        }
    }
}

impl Read {
    /// Answers as prepared, or with why nothing was read.
    pub(super) fn settle(self, error: Option<&StoreError>) {
        match self {
            Self::Rows { reply, .. } => reply.settle(error),
            Self::Command { reply, .. } => reply.settle(error),
            Self::Listing { reply, .. } => reply.settle(error),
            Self::Lobby { reply, .. }
            | Self::Finished { reply, .. }
            | Self::TablesOf { reply, .. } => reply.settle(error),
            Self::Codes { reply, .. } => reply.settle(error),
            Self::Guest { reply, .. } | Self::GuestById { reply, .. } => reply.settle(error),
            Self::WholeGuests { reply, .. } => reply.settle(error),
            Self::Close => {}
        }
    }
}
