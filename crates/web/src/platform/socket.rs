//! A WebSocket: texts in, texts out.

use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// What comes by a socket.
#[derive(Debug)]
pub enum Heard {
    /// It is open.
    Open,
    /// Somebody said this.
    Text(String),
    /// It is closed, or never came to be.
    Closed,
}

/// A socket that is open or opening. It closes with its handle, and nothing is heard of it then.
pub struct Socket {
    line: WebSocket,
    /// What the browser calls, as long as the socket is there.
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn()>,
}

impl Socket {
    /// Opens a socket to a path of the server that the page comes from; nothing where the browser refuses.
    pub fn open(path: &str, heard: impl Fn(Heard) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(&address(path)?).ok()?;
        let tell = heard.clone();
        let opened = Closure::<dyn Fn()>::new(move || tell(Heard::Open));
        let tell = heard.clone();
        let text = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            // The server sends nothing but texts.
            if let Some(text) = message.data().as_string() {
                tell(Heard::Text(text));
            }
        });
        let closed = Closure::<dyn Fn()>::new(move || heard(Heard::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { line: socket, _opened: opened, _heard: text, _closed: closed })
    }

    /// Sends a text. One that is closed already says so by itself.
    pub fn send(&self, text: &str) {
        drop(self.line.send_with_str(text));
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.line.set_onopen(None);
        self.line.set_onmessage(None);
        self.line.set_onclose(None);
        drop(self.line.close());
    }
}

/// The address of a socket: the page's own, with another scheme.
fn address(path: &str) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    let folder = location.pathname().ok()?;
    let folder = folder.rsplit_once('/').map_or("", |(folder, _)| folder);
    Some(format!("{scheme}://{}{folder}/{path}", location.host().ok()?))
}
