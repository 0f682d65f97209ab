//! How something is drawn.

use clap::ValueEnum;

/// How the map is drawn.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MapStyle {
    /// With line-drawing characters
    Unicode,
    /// With plain characters
    Ascii,
    /// Not at all: the choices say what is around, for screen readers
    None,
}

/// The characters something is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lettering {
    Unicode,
    Ascii,
}

impl MapStyle {
    /// What to draw with, if anything is drawn.
    pub(crate) const fn lettering(self) -> Option<Lettering> {
        match self {
            Self::Unicode => Some(Lettering::Unicode),
            Self::Ascii => Some(Lettering::Ascii),
            Self::None => None,
        }
    }
}
