//! Lines that fit the terminal: broken between words, not in the middle of one.

use std::io::{Result, Write};

use crate::layout::wrapped;

/// Passes text on line by line, breaking those that are too long. Without a width nothing is broken.
pub(crate) struct Wrapped<O> {
    inner: O,
    width: Option<usize>,
    line: Vec<u8>,
}

impl<O: Write> Wrapped<O> {
    pub(crate) const fn new(inner: O, width: Option<usize>) -> Self {
        Self { inner, width, line: Vec::new() }
    }

    fn pass_on(&mut self) -> Result<()> {
        let line = std::mem::take(&mut self.line);
        let Some(width) = self.width else { return self.inner.write_all(&line) };
        let text = String::from_utf8_lossy(&line);
        self.inner.write_all(wrapped(&text, width).as_bytes())
    }
}

impl<O: Write> Write for Wrapped<O> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.line.extend_from_slice(piece);
            if piece.ends_with(b"\n") {
                self.pass_on()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.pass_on()?;
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(width: Option<usize>, text: &str) -> String {
        let mut out = Vec::new();
        let mut wrapped = Wrapped::new(&mut out, width);
        wrapped.write_all(text.as_bytes()).unwrap();
        wrapped.flush().unwrap();
        drop(wrapped);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn long_lines_are_broken_between_words_and_indented() {
        let text = "  1. Go north: fight the giant rat\nshort\n> ";
        assert_eq!(wrapped(Some(24), text), "  1. Go north: fight the\n      giant rat\nshort\n> ");
        assert_eq!(wrapped(None, text), text);
    }

    #[test]
    fn letters_are_counted_not_bytes() {
        let text = "příliš žluťoučký kůň\n";
        assert_eq!(wrapped(Some(20), text), text);
    }
}
