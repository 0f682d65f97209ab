//! Why a request is not answered with what it asks for: a status, a stable code, and a sentence.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::live::OpenError;
use crate::store::StoreError;

/// One of these, and nothing of what is inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ApiError {
    NoSuchTable,
    NoSuchThing,
    NotBegun,
    NoGuest,
    NoLink,
    ForeignOrigin,
    Refused(String),
    TooMuch,
    NotKept,
}

#[derive(Serialize)]
struct Told<'a> {
    code: &'static str,
    sentence: &'a str,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, code, sentence) = match &self {
            Self::NoSuchTable => (StatusCode::NOT_FOUND, "no_such_table", "there is no such table"),
            Self::NoSuchThing => {
                (StatusCode::NOT_FOUND, "no_such_thing", "see /api/openapi.json for what there is")
            }
            Self::NotBegun => (StatusCode::CONFLICT, "not_begun", "the game has not begun"),
            Self::NoGuest => {
                (StatusCode::UNAUTHORIZED, "no_guest", "this needs the cookie of a guest")
            }
            Self::NoLink => (StatusCode::GONE, "no_link", "this link has been used, or is too old"),
            Self::ForeignOrigin => (
                StatusCode::FORBIDDEN,
                "foreign_origin",
                "pages of other addresses may not ask for this",
            ),
            Self::Refused(sentence) => {
                (StatusCode::UNPROCESSABLE_ENTITY, "refused", sentence.as_str())
            }
            Self::TooMuch => {
                (StatusCode::TOO_MANY_REQUESTS, "too_much", "too much at once; try again later")
            }
            Self::NotKept => (
                StatusCode::SERVICE_UNAVAILABLE,
                "not_kept",
                "the server could not keep this; try again later",
            ),
        };
        (status, Json(Told { code, sentence })).into_response()
    }
}

/// The JSON of a request, or why it is none, in the form of all errors.
pub(super) struct Sent<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let sent = Json::<T>::from_request(request, state).await;
        sent.map(|Json(sent)| Self(sent)).map_err(|fault| ApiError::Refused(fault.body_text()))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "the store failed");
        Self::NotKept
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Refused(refusal) => Self::Refused(refusal.of(0).to_string()),
            OpenError::Store(error) => error.into(),
            OpenError::Unlucky => Self::NotKept,
        }
    }
}
