//! The page over HTTP: every file of the table, and nothing else.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    ETAG, HeaderName, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;

use super::hosts::Hosts;
use super::negotiation::{Form, is_known};
use super::table::{Files, find};

/// Only what comes from here, and no inline scripts. Inline styles stay: boards place their pieces with them.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every answer says, whatever it is an answer to. Nothing of the page is for others to embed, open and
/// hold on to. (Over plain HTTP from another machine browsers leave out the one about openers.)
const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    // Ask every time, and get 304 when nothing is new: a new version of the program is seen at once.
    (CACHE_CONTROL, "no-cache"),
];

/// The folder of the page's versions: each has an address of its own, so what lies there never changes.
const VERSIONS: &str = "v/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Shown for an address that is none of ours.
const NOT_FOUND: &str = include_str!("not_found.html");
/// The answer to a request for another name.
const NOT_OUR_NAME: &str = "This page does not answer to that name. Open it at the address that karak shows when it starts.\n";
const HTML: &str = "text/html; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// A whole server: the page, and the routes of tables before it. Both are answered under these names only.
pub(super) fn router(files: Files, hosts: Hosts, tables: Router) -> Router {
    let page = Router::new().fallback(answer).with_state(files);
    tables.merge(page).layer(from_fn_with_state(hosts, guard))
}

/// What every request has to be asked, and every answer says.
async fn guard(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    if !hosts.allow(&request) {
        return response(StatusCode::FORBIDDEN, TEXT, NOT_OUR_NAME.as_bytes());
    }
    let mut answer = next.run(request).await;
    always(&mut answer);
    answer
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
    let bytes = form.of(file).unwrap_or(file.plain);
    let mut response = if is_known(&tag, request.headers()) {
        not_modified(method, bytes.len())
    } else {
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

/// The browser has it.
fn not_modified(method: &Method, length: usize) -> Response {
    let mut nothing = Response::new(Body::empty());
    *nothing.status_mut() = StatusCode::NOT_MODIFIED;
    always(&mut nothing);
    // To a head without a length the server would add that of the body: none.
    if method == Method::HEAD {
        nothing.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(length));
    }
    nothing
}

/// Whatever an answer does not say itself.
fn always(response: &mut Response) {
    for (name, value) in ALWAYS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::{SocketAddr, TcpListener, TcpStream};

    use std::time::Duration;

    use super::super::hosts::Hosts;
    use super::super::listen::Reach;
    use server::Limits;

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
    fn serve(limits: Limits) -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let hosts = Hosts::of_this_machine(Reach::ThisMachine);
        let router = router(FILES, hosts, axum::Router::new());
        std::thread::spawn(move || {
            let runtime = crate::serve::runtime().unwrap();
            runtime.block_on(async {
                listener.set_nonblocking(true).unwrap();
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                server::serve(listener, router, limits).await;
            });
        });
        address
    }

    /// The head and the body of an answer, over a connection of its own.
    fn ask(request: &str, headers: &str) -> (String, String) {
        ask_host("localhost", request, headers)
    }

    fn ask_host(host: &str, request: &str, headers: &str) -> (String, String) {
        let mut stream = TcpStream::connect(serve(Limits::USUAL)).unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n")
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
                "cross-origin-resource-policy: same-origin",
                "cross-origin-opener-policy: same-origin",
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
    fn heads_of_what_is_known_tell_its_own_length_or_none() {
        for (request, length) in [("HEAD /", Some("12")), ("GET /", None)] {
            let (head, body) = ask(request, "If-None-Match: \"abc-identity\"\r\n");
            assert!(head.starts_with("http/1.1 304 not modified\r\n") && body.is_empty(), "{head}");
            let told = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            assert_eq!(told, length, "{head}");
            assert!(head.contains("etag: \"abc-identity\""), "{head}");
        }
    }

    #[test]
    fn only_this_machines_own_names_are_answered() {
        for host in ["127.0.0.1:5275", "localhost:5275", "[::1]:5275"] {
            assert!(ask_host(host, "GET /", "").0.starts_with("http/1.1 200"), "{host}");
        }
        for host in ["evil.example", "192.168.1.7", ""] {
            let (head, body) = ask_host(host, "GET /", "");
            assert!(head.starts_with("http/1.1 403"), "{host}: {head}");
            assert!(body.contains("does not answer to that name"), "{body}");
            assert!(head.contains("cross-origin-resource-policy: same-origin"), "{head}");
        }
    }

    const WHOLE: &str = "GET /v/0a1b/web.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n";

    /// Asks over a connection that stays open.
    fn ask_again(stream: &mut TcpStream) {
        stream.write_all(WHOLE.as_bytes()).unwrap();
        let (mut answer, mut byte) = (Vec::new(), [0]);
        while !answer.ends_with(b"\0asm") {
            stream.read_exact(&mut byte).unwrap();
            answer.extend(byte);
        }
    }

    #[test]
    fn a_head_that_takes_too_long_is_not_waited_for() {
        let address = serve(Limits { head: Duration::from_millis(50), ..Limits::USUAL });
        for part in ["", "GET / HT", &WHOLE[..WHOLE.len() - 2]] {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(part.as_bytes()).unwrap();
            let mut answer = Vec::new();
            // It ends; some systems call that a reset.
            let _ = stream.read_to_end(&mut answer);
            assert!(!answer.starts_with(b"HTTP/1.1 200"), "{part}");
        }
        // The same for a client that says nothing after an answer.
        let mut stream = TcpStream::connect(address).unwrap();
        ask_again(&mut stream);
        assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0);
    }

    #[test]
    fn no_connection_lasts_for_ever() {
        let address = serve(Limits { connection: Duration::from_millis(50), ..Limits::USUAL });
        let mut stream = TcpStream::connect(address).unwrap();
        assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0);
    }

    #[test]
    fn connections_beyond_the_limit_wait_for_their_turn() {
        let address = serve(Limits { connections: 1, ..Limits::USUAL });
        let mut first = TcpStream::connect(address).unwrap();
        ask_again(&mut first);
        let mut second = TcpStream::connect(address).unwrap();
        second.write_all(WHOLE.as_bytes()).unwrap();
        // Time enough for a server that would take the second one too.
        for _ in 0..50 {
            ask_again(&mut first);
        }
        second.set_nonblocking(true).unwrap();
        assert!(second.read(&mut [0]).is_err(), "the second is answered beside the first");
        second.set_nonblocking(false).unwrap();
        drop(first);
        let mut byte = [0];
        assert_eq!(second.read(&mut byte).unwrap(), 1);
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
