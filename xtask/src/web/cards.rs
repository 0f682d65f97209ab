//! The pictures of Goblin's cards: those that `crates/web/page/cards.txt` names, drawn in two tones and lit from above, as a
//! drawing of their own that only this game fetches.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, bail};

use super::icons::{Package, is_name};
use super::paths::rounded;
use crate::workspace::Workspace;

/// The list of pictures.
pub(crate) const LIST: &str = "crates/web/page/cards.txt";
/// Light from the upper left, the same on every picture.
const LIGHT: &str = "<linearGradient id=\"card-light\" gradientUnits=\"userSpaceOnUse\" x1=\"90\" y1=\"0\" x2=\"250\" y2=\"512\">\
    <stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".7\"/><stop offset=\".42\" stop-color=\"#fff\" stop-opacity=\"0\"/>\
    <stop offset=\".58\" stop-color=\"#000\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".45\"/>\
    </linearGradient>";

/// One line of the list.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Picture<'list> {
    /// The head it stands below.
    pub(crate) kind: &'list str,
    /// The card's name in the texts, without `card-`.
    pub(crate) name: &'list str,
    layers: Vec<Layer<'list>>,
    /// Counted from 1.
    pub(crate) line: usize,
}

/// An icon in a picture.
#[derive(Debug, PartialEq, Eq)]
struct Layer<'list> {
    place: Place,
    icon: &'list str,
    tint: [u8; 3],
}

/// Where an icon is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It is all there is.
    Whole,
    /// It carries something, in the lower right corner.
    Carrier,
    Carried,
    /// It wears something on its head.
    Wearer,
    Worn,
}

impl Place {
    const fn transform(self) -> &'static str {
        match self {
            Self::Whole => "",
            Self::Carrier => " transform=\"translate(-6 -14)scale(.87)\"",
            Self::Carried => " transform=\"translate(232 236)scale(.54)\"",
            Self::Wearer => " transform=\"translate(46 104)scale(.82)\"",
            Self::Worn => " transform=\"translate(121 -6)scale(.53)\"",
        }
    }
}

impl Picture<'_> {
    /// What makes it look like it does: no two of a kind are alike.
    pub(crate) fn look(&self) -> String {
        let icons: Vec<&str> = self.layers.iter().map(|layer| layer.icon).collect();
        icons.join("+")
    }
}

/// All pictures as one drawing.
pub(super) fn sprite(workspace: &Workspace, package: &Package) -> Result<String> {
    let list = fs::read_to_string(workspace.file(LIST))
        .with_context(|| format!("{LIST} could not be read"))?;
    draw(&list, package)
}

/// The pictures of the list; a line of another form gives its sentence.
pub(crate) fn parse(list: &str) -> Vec<Result<Picture<'_>, (usize, String)>> {
    let mut kind = "";
    let mut pictures = Vec::new();
    for (line, text) in (1..).zip(list.lines().map(str::trim)) {
        if let Some(head) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            kind = head;
        } else if !text.is_empty() && !text.starts_with('#') {
            pictures.push(picture(kind, line, text).ok_or_else(|| {
                (line, format!("`{text}` is not of the form `card = icon #rrggbb + icon #rrggbb`"))
            }));
        }
    }
    pictures
}

fn picture<'list>(kind: &'list str, line: usize, text: &'list str) -> Option<Picture<'list>> {
    let (name, drawing) = text.split_once('=')?;
    let name = name.trim();
    let (main, more) = match drawing.find(['+', '^']) {
        Some(at) => (&drawing[..at], Some(drawing[at..].split_at(1))),
        None => (drawing, None),
    };
    let places = match more {
        None => (Place::Whole, None),
        Some(("+", more)) => (Place::Carrier, Some((Place::Carried, more))),
        Some((_, more)) => (Place::Wearer, Some((Place::Worn, more))),
    };
    let mut layers = vec![layer(places.0, main)?];
    if let Some((place, more)) = places.1 {
        layers.push(layer(place, more)?);
    }
    (is_name(name) && is_name(kind)).then_some(Picture { kind, name, layers, line })
}

fn layer(place: Place, text: &str) -> Option<Layer<'_>> {
    let (icon, tint) = text.split_once('#')?;
    let number = u32::from_str_radix(tint.trim(), 16).ok().filter(|_| tint.trim().len() == 6)?;
    let [_, red, green, blue] = number.to_be_bytes();
    let icon = icon.trim();
    is_name(icon).then_some(Layer { place, icon, tint: [red, green, blue] })
}

fn draw(list: &str, package: &Package) -> Result<String> {
    let mut faults = Vec::new();
    let mut shapes = String::new();
    let mut symbols = String::new();
    let mut known = BTreeSet::new();
    let mut kind = ("", 0);
    for picture in parse(list) {
        let picture = match picture {
            Ok(picture) => picture,
            Err((line, sentence)) => {
                faults.push(format!("{LIST}:{line}: {sentence}"));
                continue;
            }
        };
        for layer in &picture.layers {
            match package.drawing(layer.icon) {
                Some(drawing) if known.insert(layer.icon) => {
                    let drawing = rounded(drawing)?.replace(" fill=\"currentColor\"", "");
                    shapes.push_str(&format!("<g id=\"shape-{}\">{drawing}</g>", layer.icon));
                }
                Some(_) => {}
                None => faults.push(format!(
                    "{LIST}:{}: game-icons has no `{}`; close names are {}",
                    picture.line,
                    layer.icon,
                    package.close_names(layer.icon).join(", ")
                )),
            }
        }
        kind = if kind.0 == picture.kind { (kind.0, kind.1 + 1) } else { (picture.kind, 1) };
        symbols.push_str(&symbol(&format!("card-{}", picture.name), &picture.layers, |tint| tint));
        // The same for a card of a file of one's own, in another light.
        let spare = format!("spare-{}-{}", kind.0, kind.1);
        symbols.push_str(&symbol(&spare, &picture.layers, |[red, green, blue]| [blue, red, green]));
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    // Not hidden: light that is not drawn shines nowhere.
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" \
         aria-hidden=\"true\"><defs>{LIGHT}{shapes}</defs>{symbols}</svg>"
    ))
}

/// A picture: each icon with a deep tone around and behind it, its own tone, and light.
fn symbol(id: &str, layers: &[Layer<'_>], tone: impl Fn([u8; 3]) -> [u8; 3]) -> String {
    let mut drawing =
        format!("<symbol id=\"{id}\" viewBox=\"-10 -10 532 532\" stroke-linejoin=\"round\">");
    for layer in layers {
        let tint = tone(layer.tint);
        let deep = color(tint.map(|part| (u16::from(part) * 23 / 100) as u8));
        let tint = color(tint);
        let shape = format!("<use href=\"#shape-{}\"", layer.icon);
        drawing.push_str(&format!(
            "<g{}>{shape} fill=\"{deep}\" stroke=\"{deep}\" stroke-width=\"40\"/>{shape} fill=\"{tint}\"/>\
             {shape} fill=\"url(#card-light)\"/></g>",
            layer.place.transform()
        ));
    }
    drawing + "</symbol>"
}

fn color([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::{Package, draw, parse};

    fn package() -> Package {
        let json = r#"{"icons": {"rat": {"body": "<path fill=\"currentColor\" d=\"M1.2 1h2\"/>"}, "hat": {"body": "<path/>"}}}"#;
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn cards_become_symbols_in_two_tones_and_spares_in_another() {
        let list = "# Cards\n[monster]\ncave-rat = rat #c08040 ^ hat #ffffff\n";
        let sprite = draw(list, &package()).unwrap();
        assert!(sprite.contains("<g id=\"shape-rat\"><path d=\"m1 1h2\"/></g>"), "{sprite}");
        assert_eq!(sprite.matches("href=\"#shape-hat\"").count(), 2 * 3, "{sprite}");
        assert!(sprite.contains("<symbol id=\"card-cave-rat\""), "{sprite}");
        assert!(sprite.contains("fill=\"#c08040\""), "{sprite}");
        assert!(sprite.contains("<symbol id=\"spare-monster-1\""), "{sprite}");
        assert!(sprite.contains("fill=\"#40c080\""), "{sprite}");
    }

    #[test]
    fn what_is_wrong_is_told_at_once() {
        let list = "[monster]\na = rat\nb = rat #12345\nc = cat #123456\n";
        let error = draw(list, &package()).unwrap_err().to_string();
        for line in
            ["cards.txt:2: `a = rat`", "cards.txt:3", "cards.txt:4: game-icons has no `cat`"]
        {
            assert!(error.contains(line), "{error}");
        }
        assert!(parse("a = rat #123456")[0].is_err(), "every kind has a head");
    }
}
