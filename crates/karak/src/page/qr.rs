//! A QR code in a terminal, two rows of it in each line of text.

use qrcodegen::{QrCode, QrCodeEcc};

/// Readers need an empty edge; two modules do on a screen.
const EDGE: i32 = 2;
/// Black on white, whatever the terminal's colors are.
const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
const USUAL: &str = "\x1b[0m";

/// A code to be drawn.
pub(crate) struct Code(QrCode);

/// The code of an address, unless it is too long for one.
pub(crate) fn code(text: &str) -> Option<Code> {
    QrCode::encode_text(text, QrCodeEcc::Medium).ok().map(Code)
}

impl Code {
    /// For a terminal.
    pub(crate) fn in_color(&self) -> String {
        self.draw(|dark| dark, BLACK_ON_WHITE, USUAL)
    }

    /// For wherever colors are not understood: bright letters on a dark ground.
    pub(crate) fn plain(&self) -> String {
        self.draw(|dark| !dark, "", "")
    }

    /// The drawing; `inked` says which of dark and light is drawn with ink.
    fn draw(&self, inked: impl Fn(bool) -> bool, before: &str, after: &str) -> String {
        let places = -EDGE..self.0.size() + EDGE;
        // Outside of the code every module is light.
        let ink = |x, y| inked(self.0.get_module(x, y));
        let mut drawing = String::new();
        for y in places.clone().step_by(2) {
            drawing.push_str("  ");
            drawing.push_str(before);
            for x in places.clone() {
                drawing.push(match (ink(x, y), ink(x, y + 1)) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
            drawing.push_str(after);
            drawing.push('\n');
        }
        drawing
    }
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn a_code_is_drawn_with_half_blocks_inside_its_edge() {
        let code = code("http://192.168.1.7:5275/").unwrap();
        let plain = code.plain();
        let lines: Vec<&str> = plain.lines().map(|line| &line[2..]).collect();
        // 25 modules and two edges of two.
        assert_eq!(lines.len(), 15);
        assert!(lines.iter().all(|line| line.chars().count() == 29), "{plain}");
        assert!(lines[0].chars().all(|letter| letter == '█'), "{plain}");
        assert!(lines[1].starts_with("██ ▄▄▄▄▄ "), "{plain}");
        assert!(code.in_color().lines().all(|line| line.ends_with("\x1b[0m")));
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(code(&"x".repeat(5000)).is_none());
    }
}
