//! The page over HTTP: every file of the table, and nothing else.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    ETAG, HeaderName, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::Response;

use super::negotiation::{Form, is_known};
use super::table::{Files, find};

/// Only what comes from here, and no inline scripts. Inline styles stay: boards place their pieces with them.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every answer says, whatever it is an answer to.
const ALWAYS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    // Ask every time, and get 304 when nothing is new: a new version of the program is seen at once.
    (CACHE_CONTROL, "no-cache"),
];

/// The folder of the page's versions: each has an address of its own, so what lies there never changes.
const VERSIONS: &str = "v/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Shown for an address that is none of ours.
const NOT_FOUND: &str = include_str!("not_found.html");
const HTML: &str = "text/html; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The page's part of a server.
pub(crate) fn router(files: Files) -> Router {
    Router::new().fallback(answer).with_state(files)
}

async fn answer(State(files): State<Files>, request: Request) -> Response {
    let method = request.method();
    if method != Method::GET && method != Method::HEAD {
        let text = "Only GET and HEAD are answered here.\n";
        let mut refused = response(StatusCode::METHOD_NOT_ALLOWED, TEXT, text.as_bytes());
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    let Some(file) = find(files, request.uri().path()) else {
        return response(StatusCode::NOT_FOUND, HTML, NOT_FOUND.as_bytes());
    };
    let form = Form::best(file, request.headers());
    // Each form is a text of its own and has its own tag.
    let tag = format!("\"{}-{}\"", file.tag, form.name());
    let mut response = if is_known(&tag, request.headers()) {
        let mut nothing = Response::new(Body::empty());
        *nothing.status_mut() = StatusCode::NOT_MODIFIED;
        always(&mut nothing);
        nothing
    } else {
        let bytes = form.of(file).unwrap_or(file.plain);
        response(StatusCode::OK, file.content_type, bytes)
    };
    let headers = response.headers_mut();
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if file.path.starts_with(VERSIONS) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    }
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(ETAG, tag);
    }
    match form {
        Form::Plain => {}
        Form::Brotli | Form::Gzip => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(form.name()));
        }
    }
    response
}

/// An answer with a body. When only the head was asked for, the server sends no more, with the length of the whole.
fn response(status: StatusCode, kind: &'static str, body: &'static [u8]) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    always(&mut response);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    response
}

fn always(response: &mut Response) {
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::{SocketAddr, TcpListener, TcpStream};

    use super::super::table::{File, Files};
    use super::router;

    static FILES: Files = &[
        File {
            path: "index.html",
            content_type: "text/html; charset=utf-8",
            tag: "abc",
            plain: b"<p>plain</p>",
            brotli: Some(b"BROTLI"),
            gzip: Some(b"GZIP"),
        },
        File {
            path: "v/0a1b/web.wasm",
            content_type: "application/wasm",
            tag: "def",
            plain: b"\0asm",
            brotli: None,
            gzip: None,
        },
    ];

    /// A real server on a free port, for as long as the test runs.
    fn serve() -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || super::super::serve(listener, router(FILES)));
        address
    }

    /// The head and the body of an answer, over a connection of its own.
    fn ask(request: &str, headers: &str) -> (String, String) {
        let mut stream = TcpStream::connect(serve()).unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: karak\r\nConnection: close\r\n{headers}\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        (head.to_ascii_lowercase(), body.to_owned())
    }

    #[test]
    fn the_front_page_comes_in_the_form_a_browser_asks_for() {
        for (headers, body, encoding) in [
            ("", "<p>plain</p>", None),
            ("Accept-Encoding: gzip, deflate, br\r\n", "BROTLI", Some("br")),
            ("Accept-Encoding: gzip\r\n", "GZIP", Some("gzip")),
            ("Accept-Encoding: br;q=0, gzip;q=0\r\n", "<p>plain</p>", None),
        ] {
            let (head, found) = ask("GET /?lang=cs", headers);
            assert!(head.starts_with("http/1.1 200 ok\r\n"), "{head}");
            assert_eq!(found, body);
            assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
            assert!(head.contains("vary: accept-encoding"), "{head}");
            let found = head.lines().find_map(|line| line.strip_prefix("content-encoding: "));
            assert_eq!(found, encoding);
        }
    }

    #[test]
    fn every_answer_is_guarded_and_asked_for_again() {
        for request in ["GET /", "GET /nowhere", "GET /v/0000/web.wasm", "POST /"] {
            let (head, _) = ask(request, "");
            for header in [
                "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ",
                "x-content-type-options: nosniff",
                "referrer-policy: no-referrer",
                "cache-control: no-cache",
            ] {
                assert!(head.contains(header), "{header} in {head}");
            }
        }
    }

    #[test]
    fn files_of_a_version_are_kept_for_ever() {
        for headers in ["", "If-None-Match: \"def-identity\"\r\n"] {
            let (head, _) = ask("GET /v/0a1b/web.wasm", headers);
            assert!(head.contains("cache-control: public, max-age=31536000, immutable"), "{head}");
            assert!(!head.contains("no-cache"), "{head}");
        }
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again_unless_it_is_in_another_form() {
        let (head, body) = ask("GET /", "If-None-Match: \"old\", \"abc-identity\"\r\n");
        assert!(head.starts_with("http/1.1 304 not modified\r\n") && body.is_empty(), "{head}");
        assert!(head.contains("etag: \"abc-identity\""), "{head}");
        let other = "If-None-Match: \"abc-identity\"\r\nAccept-Encoding: br\r\n";
        let (head, body) = ask("GET /", other);
        assert!(head.starts_with("http/1.1 200") && body == "BROTLI", "{head}");
        assert!(head.contains("etag: \"abc-br\""), "{head}");
    }

    #[test]
    fn heads_come_without_bodies() {
        let (head, body) = ask("HEAD /v/0a1b/web.wasm", "Accept-Encoding: br\r\n");
        assert!(head.starts_with("http/1.1 200") && body.is_empty(), "{head}");
        assert!(head.contains("content-type: application/wasm"), "{head}");
        assert!(head.contains("content-length: 4"), "{head}");
    }

    #[test]
    fn other_addresses_and_methods_are_refused_kindly() {
        for address in [
            "/nowhere",
            "/v",
            "/v/",
            "/v/0000/web.wasm",
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//",
        ] {
            let (head, body) = ask(&format!("GET {address}"), "");
            assert!(head.starts_with("http/1.1 404 not found\r\n"), "{address}: {head}");
            assert!(body.contains("leads nowhere"), "{body}");
        }
        let (head, body) = ask("DELETE /index.html", "");
        assert!(head.starts_with("http/1.1 405 method not allowed\r\n"), "{head}");
        assert!(head.contains("allow: get, head") && body.contains("Only GET"), "{head}");
    }
}
