//! A server of static files on a free port of this machine, for as long as the program runs.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result};

/// Serves a folder and gives the address of its front page.
pub(super) fn serve(folder: PathBuf) -> Result<String> {
    let listener = TcpListener::bind(("127.0.0.1", 0))
        .context("no port of this machine is free to serve the page")?;
    let address = format!("http://{}/", listener.local_addr()?);
    let folder = Arc::new(folder);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = Arc::clone(&folder);
            thread::spawn(move || {
                if let Err(error) = answer(&stream, &folder) {
                    eprintln!("a request was not answered: {error}");
                }
            });
        }
    });
    Ok(address)
}

/// Reads one request and answers it; the connection is then closed.
fn answer(mut stream: &TcpStream, folder: &Path) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(()); // browsers open connections in advance
    };
    // The headers must be read before closing, or the browser sees a broken connection.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let file = requested_file(&request).map(|path| folder.join(path));
    let found = file.and_then(|file| Some((content_type(&file), fs::read(&file).ok()?)));
    let (status, kind, body) = match found {
        Some((kind, body)) => ("200 OK", kind, body),
        None => {
            ("404 Not Found", "text/plain; charset=utf-8", b"There is no such file.\n".to_vec())
        }
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)
}

/// The file that a request line asks for, below the folder; nothing when it is no plain GET or leads elsewhere.
fn requested_file(request: &str) -> Option<PathBuf> {
    let (address, _version) = request.strip_prefix("GET /")?.split_once(' ')?;
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let path = PathBuf::from(if path.is_empty() { "index.html" } else { path });
    path.components().all(|part| matches!(part, Component::Normal(_))).then_some(path)
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::path::{Path, PathBuf};

    use super::{requested_file, serve};

    #[test]
    fn requests_stay_below_the_folder() {
        assert_eq!(requested_file("GET / HTTP/1.1"), Some(PathBuf::from("index.html")));
        assert_eq!(requested_file("GET /?seed=7 HTTP/1.1"), Some(PathBuf::from("index.html")));
        assert_eq!(requested_file("GET /a/b.js HTTP/1.1"), Some(PathBuf::from("a/b.js")));
        for request in
            ["GET /../secret HTTP/1.1", "GET //etc/passwd HTTP/1.1", "POST / HTTP/1.1", "GET /", ""]
        {
            assert_eq!(requested_file(request), None, "{request}");
        }
    }

    /// The whole answer of a server that serves this crate's folder.
    fn get(path: &str) -> String {
        let address = serve(Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()).unwrap();
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(host).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn a_file_is_served_with_its_type_and_a_missing_one_is_not() {
        let answer = get("/browser/package.json");
        assert!(
            answer.starts_with("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"),
            "{answer}"
        );
        assert!(answer.contains("playwright-core"));
        assert!(get("/no-such-file").starts_with("HTTP/1.1 404 "));
    }
}
