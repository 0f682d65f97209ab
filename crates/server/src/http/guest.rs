//! Guests: nobody has an account, everybody a secret in a cookie.

use std::convert::Infallible;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::{hex, sha256, unhex};

use super::error::{ApiError, Sent};
use super::tables::{OwnTable, own_lines};
use super::{HttpSettings, Shared};
use crate::gate::Peer;
use crate::live::Mail;
use crate::public_url::PublicUrl;
use crate::rates::Address;
use crate::store::{Guest, GuestId};

/// What the cookie is called.
const NAME: &str = "karak-guest";
/// A year, in seconds: whoever comes back later is new.
const KEPT: u64 = 365 * 24 * 60 * 60;
/// The bytes of a secret.
const SECRET: usize = 32;

/// The guest whose cookie came with a request.
pub(super) async fn known(shared: &Shared, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
    match secret_of(headers) {
        Some(secret) => Ok(shared.hall.store.guest(sha256(&secret)).await?),
        None => Ok(None),
    }
}

/// Where a request comes from, if limits by address are for it.
#[derive(Clone, Copy)]
pub(super) struct Caller(pub(super) Option<Address>);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.extensions.get().and_then(Peer::limited)))
    }
}

/// The same, or a new guest with a cookie to be set.
pub(super) async fn known_or_new(
    shared: &Shared,
    headers: &HeaderMap,
    Caller(from): Caller,
) -> Result<(Guest, Option<HeaderValue>), ApiError> {
    if let Some(guest) = known(shared, headers).await? {
        return Ok((guest, None));
    }
    if !shared.hall.new_guests.allows(from, shared.hall.now()) {
        return Err(limited(shared));
    }
    let mut id = [0; 8];
    getrandom::fill(&mut id).map_err(|_| ApiError::NotKept)?;
    let id = GuestId(u64::from_le_bytes(id));
    let guest = Guest { id, name: None, color: None, seen: shared.hall.now() };
    let cookie = new_device(shared, &guest).await?;
    Ok((guest, Some(cookie)))
}

/// Too much of something came from one address.
pub(super) fn limited(shared: &Shared) -> ApiError {
    shared.hall.figures.limited.inc();
    ApiError::TooMuch
}

/// A cookie for one more device of a guest.
async fn new_device(shared: &Shared, guest: &Guest) -> Result<HeaderValue, ApiError> {
    let mut secret = [0; SECRET];
    getrandom::fill(&mut secret).map_err(|_| ApiError::NotKept)?;
    shared.hall.store.put_guest(sha256(&secret), guest).await?;
    cookie(&hex(&secret), KEPT, &shared.settings)
}

fn cookie(secret: &str, age: u64, settings: &HttpSettings) -> Result<HeaderValue, ApiError> {
    let public = settings.public.as_ref();
    let secure = if public.is_some_and(PublicUrl::is_secure) { "; Secure" } else { "" };
    // Two servers below two paths of one name have two cookies.
    let path = public.map_or("/", PublicUrl::folder);
    let text =
        format!("{NAME}={secret}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::try_from(text).map_err(|_| ApiError::NotKept)?;
    value.set_sensitive(true);
    Ok(value)
}

fn secret_of(headers: &HeaderMap) -> Option<[u8; SECRET]> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|one| one.trim().split_once('='));
    let (_, secret) = cookies.find(|(name, _)| *name == NAME)?;
    unhex(secret)
}

/// Pages of other addresses can make a browser ask, with the cookie; browsers say where they come from. Programs that are no
/// browsers say nothing. Not every proxy tells by which name it was asked, so the name that the host of the server gave is
/// always an own one.
pub(super) fn own_origin(shared: &Shared, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let (_, origin) = origin.ok_or(ApiError::ForeignOrigin)?;
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
    let public = shared.settings.public.as_ref().map(PublicUrl::authority);
    let own = asked.into_iter().chain(public).any(|own| own.eq_ignore_ascii_case(origin));
    if own { Ok(()) } else { Err(ApiError::ForeignOrigin) }
}

/// The answer with a cookie, if there is one to be set.
pub(super) fn with_cookie(cookie: Option<HeaderValue>, answer: impl IntoResponse) -> Response {
    let set = cookie.map(|cookie| AppendHeaders([(SET_COOKIE, cookie)]));
    match set {
        Some(set) => (set, answer).into_response(),
        None => answer.into_response(),
    }
}

/// A guest as they see themselves.
#[derive(Serialize)]
pub(super) struct GuestCard {
    name: Option<String>,
    color: Option<u8>,
    tables: Vec<OwnTable>,
}

/// What a guest says about themselves.
#[derive(Deserialize)]
pub(super) struct Introduction {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    color: Option<u8>,
}

/// Who one is. Whoever is nobody yet is made a guest.
pub(super) async fn show(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, ApiError> {
    let (guest, cookie) = known_or_new(&shared, &headers, caller).await?;
    let tables = shared.hall.store.tables_of(guest.id).await?;
    let tables = own_lines(&shared, guest.id, tables).await;
    Ok(with_cookie(cookie, Json(GuestCard { name: guest.name, color: guest.color, tables })))
}

/// Goes by another name.
pub(super) async fn introduce(
    State(shared): State<Shared>,
    headers: HeaderMap,
    caller: Caller,
    Sent(introduction): Sent<Introduction>,
) -> Result<Response, ApiError> {
    own_origin(&shared, &headers)?;
    let (mut guest, cookie) = known_or_new(&shared, &headers, caller).await?;
    guest.name = introduction.name.as_deref().and_then(crate::names::clean);
    guest.color = introduction.color;
    shared.hall.store.introduce(guest.id, guest.name.clone(), guest.color).await?;
    for (code, _) in shared.hall.store.tables_of(guest.id).await? {
        shared.hall.send_if_live(&code, Mail::Introduced { guest: guest.clone() }).await;
    }
    Ok(with_cookie(cookie, StatusCode::NO_CONTENT))
}

/// Deletes all that is stored of a guest. Games stay, without the name.
pub(super) async fn forget(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    own_origin(&shared, &headers)?;
    let Some(guest) = known(&shared, &headers).await? else { return Err(ApiError::NoGuest) };
    let tables = shared.hall.store.tables_of(guest.id).await?;
    shared.hall.store.delete_guest(guest.id).await?;
    shared.hall.turns.hooks.forget(guest.id).await;
    let nobody = Guest { name: None, color: None, ..guest };
    for (code, _) in tables {
        shared.hall.send_if_live(&code, Mail::Introduced { guest: nobody.clone() }).await;
    }
    Ok(with_cookie(Some(cookie("", 0, &shared.settings)?), StatusCode::NO_CONTENT))
}

/// The secret of a personal link.
#[derive(Serialize, Deserialize)]
pub(super) struct Token {
    token: String,
}

/// The secret, and the whole link where the address is known that other devices can open.
#[derive(Serialize)]
pub(super) struct PersonalLink {
    token: String,
    link: Option<String>,
}

/// A personal link, which makes another device this guest's. It works once, and not for long.
pub(super) async fn link(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Json<PersonalLink>, ApiError> {
    own_origin(&shared, &headers)?;
    let Some(guest) = known(&shared, &headers).await? else { return Err(ApiError::NoGuest) };
    let mut token = [0; SECRET];
    getrandom::fill(&mut token).map_err(|_| ApiError::NotKept)?;
    let until = shared.hall.now() + shared.settings.link.as_millis() as u64;
    shared.hall.store.put_link(sha256(&token), guest.id, until).await?;
    let token = hex(&token);
    let link = shared.settings.invite.as_ref().map(|address| format!("{address}#/me/{token}"));
    Ok(Json(PersonalLink { token, link }))
}

/// Another device becomes the guest's who made the link.
pub(super) async fn take_link(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Sent(Token { token }): Sent<Token>,
) -> Result<Response, ApiError> {
    own_origin(&shared, &headers)?;
    let token: [u8; SECRET] = unhex(&token).ok_or(ApiError::NoLink)?;
    let guest = shared.hall.store.take_link(sha256(&token), shared.hall.now()).await?;
    let id = guest.ok_or(ApiError::NoLink)?;
    let guest = shared.hall.store.guest_by_id(id).await?.ok_or(ApiError::NoLink)?;
    let cookie = new_device(&shared, &guest).await?;
    Ok(with_cookie(Some(cookie), StatusCode::NO_CONTENT))
}
