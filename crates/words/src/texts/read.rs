//! Reads the part of Fluent that the texts are written in; everything else is a fault.
//!
//! Messages with attributes, comments, `{ $argument }`, and choices between variants by an argument. There are no
//! terms, functions, literals or references to other messages. Fluent allows some layouts that are easy to get wrong;
//! they are faults too: blanks at the end of a line, a line that begins with an argument, and lines that stand
//! further left than the first one below their key.

use super::say::Teller;

/// What is wrong with a text, and where.
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) what: &'static str,
}

type Read<T> = Result<T, Fault>;

/// A place in a text, and how to go on from there.
pub(super) struct Reader<'a> {
    source: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: &'a str, at: usize) -> Self {
        Self { source, at }
    }

    pub(super) fn place(&self) -> usize {
        self.at
    }

    /// Where the next message begins, after reading all of it; nothing at the end of the text.
    pub(super) fn message(&mut self) -> Read<Option<usize>> {
        loop {
            self.skip(b'\n');
            match self.peek() {
                None => return Ok(None),
                Some(b'#') => self.comment()?,
                Some(_) => break,
            }
        }
        let start = self.at;
        self.key()?;
        let mut something = self.pattern(None)?;
        while self.attribute()?.is_some() {
            self.something(None)?;
            something = true;
        }
        if something {
            Ok(Some(start))
        } else {
            Err(Fault { at: start, what: "this message says nothing" })
        }
    }

    /// Goes on where a message or a comment may begin, behind one that cannot be read.
    pub(super) fn skip_to_entry(&mut self) {
        while let Some(byte) = self.peek() {
            let before = self.at.checked_sub(1).map(|at| self.source.as_bytes()[at]);
            if before == Some(b'\n') && (byte == b'#' || byte.is_ascii_alphabetic()) {
                return;
            }
            self.at += 1;
        }
    }

    /// `key =`.
    pub(super) fn key(&mut self) -> Read<()> {
        self.name()?;
        self.skip(b' ');
        self.expect(b'=', "a key is followed by `=`")
    }

    /// `.form =`, if that is how the line begins.
    pub(super) fn attribute(&mut self) -> Read<Option<&'a str>> {
        let line = self.at;
        if self.skip(b' ') == 0 || !self.take(b'.') {
            self.at = line;
            return Ok(None);
        }
        let name = self.name()?;
        self.skip(b' ');
        self.expect(b'=', "the name of a form is followed by `=`")?;
        Ok(Some(name))
    }

    /// A key, or the name of a form or an argument.
    pub(super) fn name(&mut self) -> Read<&'a str> {
        let start = self.at;
        if !self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return self.fault("a name of a message, form or argument belongs here");
        }
        while matches!(self.peek(), Some(b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z')) {
            self.at += 1;
        }
        Ok(self.since(start))
    }

    /// Reads what a message, a form or a variant says, up to the line that does not belong to it, and has it told.
    /// Whether it says something.
    pub(super) fn pattern(&mut self, mut teller: Option<&mut Teller<'_>>) -> Read<bool> {
        self.skip(b' ');
        let mut something = false;
        let mut first_indent = None;
        loop {
            match self.peek() {
                None => return Ok(something),
                Some(b'\n') => {
                    let breaks = self.skip(b'\n');
                    let line = self.at;
                    let indent = self.skip(b' ');
                    if indent == 0 || matches!(self.peek(), None | Some(b'.' | b'}' | b'[' | b'*'))
                    {
                        self.at = line;
                        return Ok(something);
                    }
                    let first_indent = *first_indent.get_or_insert(indent);
                    if indent < first_indent {
                        return self.fault("this line stands further left than the first one");
                    }
                    if matches!(self.peek(), Some(b'{' | b'\n')) {
                        return self
                            .fault("a line cannot begin with an argument, nor be of blanks only");
                    }
                    self.at = line + first_indent;
                    if something && let Some(teller) = &mut teller {
                        (0..breaks).for_each(|_| teller.told.push('\n'));
                    }
                }
                Some(b'{') => {
                    self.placeable(teller.as_deref_mut())?;
                    something = true;
                }
                Some(_) => {
                    let text = self.text()?;
                    if let Some(teller) = &mut teller {
                        teller.told.push_str(text);
                    }
                    something = true;
                }
            }
        }
    }

    /// A pattern that may not be empty.
    fn something(&mut self, teller: Option<&mut Teller<'_>>) -> Read<()> {
        let start = self.at;
        if self.pattern(teller)? {
            Ok(())
        } else {
            Err(Fault { at: start, what: "this form or variant says nothing" })
        }
    }

    /// Text that stays as it is, up to an argument or the end of the line.
    fn text(&mut self) -> Read<&'a str> {
        let start = self.at;
        while !matches!(self.peek(), None | Some(b'\n' | b'{' | b'}')) {
            self.at += 1;
        }
        let text = self.since(start);
        match self.peek() {
            Some(b'}') => self.fault("`}` without `{`"),
            Some(b'{') => Ok(text),
            Some(_) | None if text.ends_with(' ') => self.fault("a blank at the end of a line"),
            Some(_) | None => Ok(text),
        }
    }

    /// `{ $argument }`, or a choice by the argument.
    fn placeable(&mut self, teller: Option<&mut Teller<'_>>) -> Read<()> {
        self.at += 1;
        self.skip(b' ');
        self.expect(b'$', "only an argument can stand between `{` and `}`")?;
        let name = self.name()?;
        self.skip(b' ');
        if self.take(b'-') {
            self.expect(b'>', "a choice is written `->`")?;
            self.skip(b' ');
            self.expect(b'\n', "variants begin on a line of their own")?;
            self.variants(name, teller)?;
        } else if let Some(teller) = teller {
            teller.tell(name);
        }
        self.expect(b'}', "`}` is missing")
    }

    /// The variants of a choice. The first one that fits is told, or else the one with the asterisk.
    fn variants(&mut self, name: &str, mut teller: Option<&mut Teller<'_>>) -> Read<()> {
        let value = teller.as_ref().and_then(|teller| teller.value(name));
        let (mut default, mut chosen) = (None, false);
        loop {
            while matches!(self.peek(), Some(b' ' | b'\n')) {
                self.at += 1;
            }
            let is_default = self.take(b'*');
            if !is_default && self.peek() == Some(b'}') {
                break;
            }
            self.expect(b'[', "a variant begins with `[` or `*[`")?;
            let key = self.variant_key()?;
            self.expect(b']', "`]` is missing")?;
            if is_default && default.replace(self.at).is_some() {
                return self.fault("a second variant with `*`");
            }
            let fits = !chosen
                && teller
                    .as_ref()
                    .zip(value.as_ref())
                    .is_some_and(|(teller, it)| teller.fits(it, key));
            chosen |= fits;
            self.something(if fits { teller.as_deref_mut() } else { None })?;
        }
        let Some(default) = default else { return self.fault("one variant needs a `*`") };
        if !chosen && teller.is_some() {
            Reader::new(self.source, default).something(teller)?;
        }
        Ok(())
    }

    /// A category of numbers, a word, or an exact number.
    fn variant_key(&mut self) -> Read<&'a str> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at == start { self.name() } else { Ok(self.since(start)) }
    }

    /// `# …`, `## …` or `### …`.
    fn comment(&mut self) -> Read<()> {
        if self.skip(b'#') > 3 || !matches!(self.peek(), None | Some(b' ' | b'\n')) {
            return self.fault("a comment begins with one to three `#` and a blank");
        }
        while !matches!(self.peek(), None | Some(b'\n')) {
            self.at += 1;
        }
        Ok(())
    }

    fn peek(&self) -> Option<u8> {
        self.source.as_bytes().get(self.at).copied()
    }

    /// Passes all of these that stand here, and says how many.
    fn skip(&mut self, byte: u8) -> usize {
        let start = self.at;
        while self.peek() == Some(byte) {
            self.at += 1;
        }
        self.at - start
    }

    fn take(&mut self, byte: u8) -> bool {
        let here = self.peek() == Some(byte);
        self.at += usize::from(here);
        here
    }

    fn expect(&mut self, byte: u8, what: &'static str) -> Read<()> {
        if self.take(byte) { Ok(()) } else { self.fault(what) }
    }

    fn since(&self, start: usize) -> &'a str {
        self.source.get(start..self.at).unwrap_or_default()
    }

    fn fault<T>(&self, what: &'static str) -> Read<T> {
        Err(Fault { at: self.at, what })
    }
}
