//! Tables: opening, finding, looking back.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::{GameName, NewTable, Stage};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::Shared;
use super::error::{ApiError, Sent};
use super::guest::{Caller, known, known_or_new, limited, own_origin, with_cookie};
use crate::live::Mail;
use crate::store::{Code, GuestId, Listing};

/// Lines of a list.
const LINES: u32 = 50;

/// A table in a list.
#[derive(Serialize)]
pub(super) struct TableLine {
    code: String,
    game: GameName,
    open: bool,
    stage: Stage,
    seats: u8,
    free: u8,
    changed: u64,
}

/// A table by itself.
#[derive(Serialize)]
pub(super) struct TableCard {
    #[serde(flatten)]
    table: TableLine,
    /// The link that others come by.
    invite: String,
}

/// A table in the list of one's own.
#[derive(Serialize)]
pub(super) struct OwnTable {
    #[serde(flatten)]
    table: TableLine,
    /// Whether the game waits for the guest who asks.
    your_turn: bool,
}

/// Where a list goes on.
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<String>,
}

/// A table that was opened.
#[derive(Serialize)]
struct Opened {
    code: String,
}

pub(super) fn lines(list: Vec<(Code, Listing)>) -> Vec<TableLine> {
    list.into_iter().map(|(code, listing)| line(code, listing)).collect()
}

/// So many games of a guest are asked whose turn it is, the newest first.
const ASKED: usize = 50;

/// A guest's own tables.
pub(super) async fn own_lines(
    shared: &Shared,
    guest: GuestId,
    list: Vec<(Code, Listing)>,
) -> Vec<OwnTable> {
    let mut own = Vec::with_capacity(list.len());
    let mut asked = 0;
    for (code, listing) in list {
        let ask = listing.stage == Stage::Playing && asked < ASKED;
        asked += usize::from(ask);
        let your_turn = ask && shared.hall.turn(&code).await == Some(guest);
        own.push(OwnTable { table: line(code, listing), your_turn });
    }
    own
}

fn line(code: Code, listing: Listing) -> TableLine {
    let Listing { game, open, stage, seats, free, changed } = listing;
    TableLine { code: code.to_string(), game, open, stage, seats, free, changed }
}

/// A code is the key to its table: whoever has asked for too many that are none's is told no more from that address, not even
/// what is there. Guests still find the tables they have been at.
pub(super) async fn may_ask(
    shared: &Shared,
    headers: &HeaderMap,
    Caller(from): Caller,
    code: &Code,
) -> Result<(), ApiError> {
    if shared.hall.unknown_codes.is_left(from, shared.hall.now()) {
        return Ok(());
    }
    if let Some(guest) = known(shared, headers).await? {
        let own = shared.hall.store.tables_of(guest.id).await?;
        if own.iter().any(|(known, _)| known == code) {
            return Ok(());
        }
    }
    Err(limited(shared))
}

/// Nothing has this code; whoever asks for many such is guessing.
pub(super) fn unknown(shared: &Shared, Caller(from): Caller) -> ApiError {
    shared.hall.unknown_codes.allows(from, shared.hall.now());
    ApiError::NoSuchTable
}

fn code_of(text: &str) -> Result<Code, ApiError> {
    text.parse().map_err(|_| ApiError::NoSuchTable)
}

/// Whether tables can be kept now.
pub(super) async fn ready(State(shared): State<Shared>) -> Result<&'static str, ApiError> {
    shared.hall.store.ready().await?;
    Ok("ready\n")
}

/// The open tables.
pub(super) async fn lobby(State(shared): State<Shared>) -> Result<Json<Vec<TableLine>>, ApiError> {
    Ok(Json(lines(shared.hall.store.lobby(LINES).await?)))
}

/// Games at open tables that are over.
pub(super) async fn finished(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Query(After { after }): Query<After>,
) -> Result<Json<Vec<TableLine>>, ApiError> {
    let after = after.as_deref().map(code_of).transpose()?;
    if let Some(code) = &after {
        may_ask(&shared, &headers, caller, code).await?;
        let listing = shared.hall.store.listing(code).await?;
        // Where a private table stands among them would tell that it is there.
        if listing.is_none_or(|listing| !listing.open) {
            return Err(unknown(&shared, caller));
        }
    }
    Ok(Json(lines(shared.hall.store.finished(after, LINES).await?)))
}

/// Opens a table, of which the guest who asks is the host.
pub(super) async fn open(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<Response, ApiError> {
    own_origin(&shared, &headers)?;
    if !shared.hall.new_tables.allows(caller.0, shared.hall.now()) {
        return Err(limited(&shared));
    }
    let (guest, cookie) = known_or_new(&shared, &headers, caller).await?;
    let code = shared.hall.open(&new, guest.id).await?;
    let opened = Json(Opened { code: code.to_string() });
    Ok(with_cookie(cookie, (StatusCode::CREATED, opened)))
}

/// A table, for somebody who has its code.
pub(super) async fn show(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<TableCard>, ApiError> {
    let code = code_of(&code)?;
    may_ask(&shared, &headers, caller, &code).await?;
    let listing = shared.hall.store.listing(&code).await?;
    let listing = listing.ok_or_else(|| unknown(&shared, caller))?;
    let invite = invitation(&shared, &headers, code);
    Ok(Json(TableCard { table: line(code, listing), invite }))
}

/// Where others find a table: at the address that the host of the server gave, or that this guest has opened.
fn invitation(shared: &Shared, headers: &HeaderMap, code: Code) -> String {
    let opened = || {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        format!("http://{host}/")
    };
    let address = shared.settings.invite.clone().unwrap_or_else(opened);
    format!("{address}#/table/{code}")
}

/// The record that the guest who asks may have: the whole one once the game is over.
pub(super) async fn record(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Response, ApiError> {
    let code = code_of(&code)?;
    may_ask(&shared, &headers, caller, &code).await?;
    let guest = known(&shared, &headers).await?.map(|guest| guest.id);
    let (answer, answered) = oneshot::channel();
    if shared.hall.send(&code, Mail::Record { guest, answer }).await.is_none() {
        return Err(ApiError::TooMuch);
    }
    match answered.await {
        Ok(Some(record)) => {
            Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
        }
        Ok(None) => Err(ApiError::NotBegun),
        Err(_) => Err(unknown(&shared, caller)),
    }
}

/// The invitation to a table as a picture for phones.
pub(super) async fn qr(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Response, ApiError> {
    let code = code_of(&code)?;
    let picture = super::qr::svg(&invitation(&shared, &headers, code));
    let picture = picture.ok_or(ApiError::NoSuchTable)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
