//! What a message looks like to whoever gets it.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Method, Request, Uri};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::public_url::PublicUrl;

/// Letters of a message of the guest's own.
const LONGEST_TEXT: usize = 200;

/// Letters of an address.
const LONGEST_ADDRESS: usize = 500;

/// Where messages for a guest go, and what they say. An address is a secret: whoever has it can write there.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Hook {
    /// The server.
    pub(super) server: PublicUrl,
    /// The rest of the address.
    file: String,
    format: Format,
    /// What it says, in the guest's language; a link follows.
    pub(super) text: String,
}

/// How a message is written.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Format {
    /// The text alone: ntfy.
    Text,
    /// `{"content": …}`: Discord.
    Discord,
    /// `{"text": …}`: Slack, Mattermost and many others.
    Slack,
}

impl Hook {
    /// With a text that is one line, and not long. `None`: this is no address.
    pub(crate) fn new(address: &str, format: Format, text: &str) -> Option<Self> {
        let uri: Uri = address.parse().ok().filter(|_| address.len() <= LONGEST_ADDRESS)?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
        let server = format!("{scheme}://{authority}/").parse().ok()?;
        let file = uri.path_and_query()?.as_str().to_owned();
        let text = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_TEXT).collect();
        Some(Self { server, file, format, text })
    }

    /// The whole address.
    pub(super) fn address(&self) -> String {
        format!("{}{}", self.server.to_string().trim_end_matches('/'), self.file)
    }

    /// How its messages are written.
    pub(super) const fn format(&self) -> Format {
        self.format
    }

    /// The request that brings a message.
    pub(super) fn request(&self, text: &str) -> Request<Body> {
        let (kind, body) = match self.format {
            Format::Text => ("text/plain; charset=utf-8", text.to_owned()),
            // Names in it must not wake anybody up.
            Format::Discord => (
                "application/json",
                json!({ "content": text, "allowed_mentions": { "parse": [] } }).to_string(),
            ),
            Format::Slack => ("application/json", json!({ "text": text }).to_string()),
        };
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::POST;
        // It was parsed as an address, so it is one.
        *request.uri_mut() = self.file.parse().unwrap_or_default();
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        request
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::{Format, Hook};

    async fn sent(address: &str, format: Format) -> (String, String) {
        let hook = Hook::new(address, format, "Your\r\n turn").unwrap();
        let request = hook.request(&hook.text);
        let uri = request.uri().to_string();
        let body = to_bytes(request.into_body(), 1_000).await.unwrap();
        (uri, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn messages_are_written_as_each_service_wants_them() {
        let ntfy = sent("https://ntfy.sh/my-topic", Format::Text).await;
        assert_eq!(ntfy, ("/my-topic".to_owned(), "Your turn".to_owned()));
        let (uri, body) =
            sent("https://discord.com/api/webhooks/1/a?wait=true", Format::Discord).await;
        assert_eq!(uri, "/api/webhooks/1/a?wait=true");
        assert_eq!(body, r#"{"allowed_mentions":{"parse":[]},"content":"Your turn"}"#);
        let (_, body) = sent("https://hooks.example/x", Format::Slack).await;
        assert_eq!(body, r#"{"text":"Your turn"}"#);
    }

    #[test]
    fn what_is_no_address_is_none() {
        for text in [
            "",
            "ntfy.sh/topic",
            "ftp://a/b",
            "https://me:secret@a/b",
            "file:///etc/passwd",
            "https://",
        ] {
            assert!(Hook::new(text, Format::Text, "").is_none(), "{text}");
        }
        let long = format!("https://a/{}", "b".repeat(600));
        assert!(Hook::new(&long, Format::Text, "").is_none());
        let hook = Hook::new("https://a.example:8443/b?c", Format::Text, "").unwrap();
        assert_eq!(hook.address(), "https://a.example:8443/b?c");
    }
}
