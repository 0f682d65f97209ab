//! The address of a guest's own that messages go to when it is their turn.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};

use super::Shared;
use super::error::{ApiError, Sent};
use super::guest::{Caller, known, limited, own_origin};
use crate::hooks::{Format, Hook, NotSent};

/// What a guest sees of it: not the address itself, which is as good as a password.
#[derive(Serialize)]
pub(super) struct WebhookCard {
    /// Whether the host of the server allows messages.
    allowed: bool,
    /// The server that messages go to.
    host: Option<String>,
}

/// Where messages are to go.
#[derive(Deserialize)]
pub(super) struct NewWebhook {
    url: String,
    format: Format,
    /// What they say, in the guest's language.
    text: String,
}

pub(super) async fn show(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Json<WebhookCard>, ApiError> {
    let hooks = &shared.hall.turns.hooks;
    let guest = known(&shared, &headers).await?;
    let host = guest.and_then(|guest| hooks.host_of(guest.id));
    Ok(Json(WebhookCard { allowed: hooks.are_allowed(), host }))
}

/// Sends a first message there, and keeps the address if it is taken.
pub(super) async fn set(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Caller(from): Caller,
    Sent(new): Sent<NewWebhook>,
) -> Result<StatusCode, ApiError> {
    own_origin(&shared, &headers)?;
    let Some(guest) = known(&shared, &headers).await? else { return Err(ApiError::NoGuest) };
    let hook = Hook::new(&new.url, new.format, &new.text);
    let hook = hook.ok_or_else(|| ApiError::Refused(NotSent::NotAllowed.to_string()))?;
    // Guests are easily made: an address is what tells people apart who would have this server ask others.
    if !shared.hall.new_hooks.allows(from, shared.hall.now()) {
        return Err(limited(&shared));
    }
    let hooks = &shared.hall.turns.hooks;
    match hooks.set(guest.id, hook, shared.hall.now()).await {
        Ok(()) => {
            // Whoever deleted themselves meanwhile has no address either.
            if shared.hall.store.guest_by_id(guest.id).await?.is_none() {
                hooks.forget(guest.id).await;
            }
            Ok(StatusCode::NO_CONTENT)
        }
        Err(NotSent::TooOften) => Err(ApiError::TooMuch),
        Err(NotSent::NotKept) => Err(ApiError::NotKept),
        Err(why @ (NotSent::NotAllowed | NotSent::NotTaken)) => {
            Err(ApiError::Refused(why.to_string()))
        }
    }
}

/// No messages from now on.
pub(super) async fn forget(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    own_origin(&shared, &headers)?;
    let Some(guest) = known(&shared, &headers).await? else { return Err(ApiError::NoGuest) };
    shared.hall.turns.hooks.forget(guest.id).await;
    Ok(StatusCode::NO_CONTENT)
}
