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
use crate::store::{Code, Listing};

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

fn line(code: Code, listing: Listing) -> TableLine {
    let Listing { game, open, stage, seats, free, changed } = listing;
    TableLine { code: code.to_string(), game, open, stage, seats, free, changed }
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
    Query(After { after }): Query<After>,
) -> Result<Json<Vec<TableLine>>, ApiError> {
    let after = after.as_deref().map(code_of).transpose()?;
    Ok(Json(lines(shared.hall.store.finished(after, LINES).await?)))
}

/// Opens a table, of which the guest who asks is the host.
pub(super) async fn open(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<Response, ApiError> {
    own_origin(&headers)?;
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
    Path(code): Path<String>,
) -> Result<Json<TableCard>, ApiError> {
    let code = code_of(&code)?;
    let listing = shared.hall.store.listing(&code).await?.ok_or(ApiError::NoSuchTable)?;
    let invite = invitation(&shared, &headers, code);
    Ok(Json(TableCard { table: line(code, listing), invite }))
}

/// Where others find a table: at the address that the host of the server gave, or that this guest has opened.
fn invitation(shared: &Shared, headers: &HeaderMap, code: Code) -> String {
    let opened = || {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let scheme = if shared.settings.secure { "https" } else { "http" };
        format!("{scheme}://{host}/")
    };
    let address = shared.settings.invite.clone().unwrap_or_else(opened);
    format!("{address}#/table/{code}")
}

/// The record that the guest who asks may have: the whole one once the game is over.
pub(super) async fn record(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Response, ApiError> {
    let code = code_of(&code)?;
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
        Err(_) => Err(ApiError::NoSuchTable),
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
