//! Drawings with less to download: the lines of an icon on whole units of its 512, which nobody sees.
//!
//! Every point is rounded where it lies, not as a step from the last one, so that errors do not add up along a line.

use anyhow::{Context, Result, bail};

/// The drawing of an icon with every path of it rounded.
pub(super) fn rounded(drawing: &str) -> Result<String> {
    const BEGIN: &str = " d=\"";
    let mut result = String::new();
    let mut rest = drawing;
    while let Some(begin) = rest.find(BEGIN) {
        let (before, path) = rest.split_at(begin + BEGIN.len());
        let end = path.find('"').context("a path does not end")?;
        result.push_str(before);
        result.push_str(&Pen::default().draw(&path[..end])?);
        rest = &path[end..];
    }
    Ok(result + rest)
}

/// Where the pen is, exactly and rounded.
#[derive(Default)]
struct Pen {
    at: [f64; 2],
    shown: [f64; 2],
    /// Where the line began, to which `z` goes back.
    begin: [f64; 2],
    /// The last command that was written: it need not be written again.
    last: char,
    path: String,
}

impl Pen {
    fn draw(mut self, path: &str) -> Result<String> {
        let mut text = Text(path);
        let mut command = ' ';
        while let Some(next) = text.next() {
            if next.is_ascii_alphabetic() {
                command = next;
                text.skip();
            }
            self.step(&mut command, &mut text)?;
        }
        Ok(self.path)
    }

    /// One command with its numbers.
    fn step(&mut self, command: &mut char, text: &mut Text<'_>) -> Result<()> {
        let from = if command.is_ascii_lowercase() { self.at } else { [0.0; 2] };
        match command.to_ascii_lowercase() {
            'z' => {
                self.path.push('z');
                self.last = 'z';
                self.to(self.begin);
            }
            'm' => {
                let point = text.point(from)?;
                self.write('m', &self.steps(&[point]));
                self.to(point);
                self.begin = point;
                *command = if command.is_ascii_lowercase() { 'l' } else { 'L' };
            }
            'h' => self.straight('h', 0, text.number()? + from[0]),
            'v' => self.straight('v', 1, text.number()? + from[1]),
            'a' => {
                let ellipse = [text.number()?, text.number()?, text.number()?];
                let flags = [text.flag()?, text.flag()?];
                let point = text.point(from)?;
                let mut numbers = ellipse.map(f64::round).to_vec();
                numbers.extend(flags);
                numbers.extend(self.steps(&[point]));
                self.write('a', &numbers);
                self.to(point);
            }
            curve => {
                let count = match curve {
                    'l' | 't' => 1,
                    'q' | 's' => 2,
                    'c' => 3,
                    other => bail!("`{other}` is no command of a path"),
                };
                let points: Vec<_> = (0..count).map(|_| text.point(from)).collect::<Result<_>>()?;
                self.write(curve, &self.steps(&points));
                self.to(points[count - 1]);
            }
        }
        Ok(())
    }

    fn to(&mut self, point: [f64; 2]) {
        self.at = point;
        self.shown = point.map(f64::round);
    }

    fn straight(&mut self, command: char, axis: usize, to: f64) {
        self.write(command, &[to.round() - self.shown[axis]]);
        self.at[axis] = to;
        self.shown[axis] = to.round();
    }

    /// Points as steps from where the pen is.
    fn steps(&self, points: &[[f64; 2]]) -> Vec<f64> {
        let step = |point: &[f64; 2]| [0, 1].map(|axis| point[axis].round() - self.shown[axis]);
        points.iter().flat_map(step).collect()
    }

    fn write(&mut self, command: char, numbers: &[f64]) {
        let mut joined = command != self.last || command == 'm';
        if joined {
            self.path.push(command);
        }
        self.last = command;
        for &number in numbers {
            if !joined && number >= 0.0 {
                self.path.push(' ');
            }
            joined = false;
            // Adding zero makes a zero of minus zero.
            self.path.push_str(&(number + 0.0).to_string());
        }
    }
}

/// What is left of a path.
struct Text<'path>(&'path str);

impl Text<'_> {
    /// The letter that comes next, after what only separates.
    fn next(&mut self) -> Option<char> {
        self.0 = self.0.trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',');
        self.0.chars().next()
    }

    fn skip(&mut self) {
        self.0 = &self.0[1..];
    }

    fn number(&mut self) -> Result<f64> {
        self.next();
        let mut dot = false;
        let ends = |(place, letter): (usize, char)| {
            let fits = match letter {
                '-' | '+' => place == 0,
                '.' => !std::mem::replace(&mut dot, true),
                other => other.is_ascii_digit(),
            };
            (!fits).then_some(place)
        };
        let end = self.0.char_indices().find_map(ends).unwrap_or(self.0.len());
        let (number, rest) = self.0.split_at(end);
        self.0 = rest;
        number.parse().with_context(|| format!("`{number}` is no number of a path"))
    }

    /// A flag of an arc: one digit, which may stand right before the next number.
    fn flag(&mut self) -> Result<f64> {
        let flag =
            self.next().and_then(|letter| letter.to_digit(2)).context("an arc has no flag")?;
        self.skip();
        Ok(f64::from(flag))
    }

    fn point(&mut self, from: [f64; 2]) -> Result<[f64; 2]> {
        Ok([self.number()? + from[0], self.number()? + from[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::rounded;

    fn path(path: &str) -> String {
        let drawing = format!("<path fill=\"currentColor\" d=\"{path}\"/>");
        let shown = rounded(&drawing).unwrap();
        let inner = shown.strip_prefix("<path fill=\"currentColor\" d=\"").unwrap();
        inner.strip_suffix("\"/>").unwrap().to_owned()
    }

    #[test]
    fn points_are_rounded_where_they_lie() {
        assert_eq!(path("M10.4 10.4h.4v.4h.4v.4z"), "m10 10h1v1h0v0z");
        assert_eq!(path("M1 2L3.2 4.4l.4.4"), "m1 2l2 2 1 1");
        assert_eq!(path("M0 0c1.2-1.2 2-2 3.6-3.6S8 8 8 8Z"), "m0 0c1-1 2-2 4-4s4 12 4 12z");
    }

    #[test]
    fn flags_of_arcs_may_stand_before_a_number() {
        assert_eq!(path("M0 0a2.2 2.2 0 013.9.1"), "m0 0a2 2 0 0 1 4 0");
    }

    #[test]
    fn what_is_no_path_is_told() {
        assert!(rounded("<path d=\"M1\"/>").is_err());
        assert!(rounded("<path d=\"M1 1k2\"/>").is_err());
        assert_eq!(rounded("<g/>").unwrap(), "<g/>");
    }
}
