//! Views in sections: what one viewer knows, and how an update replaces parts of it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serializer};

/// A view that is sent as small parts. A client that replaces the sections of each update holds
/// exactly the view of that moment, without knowing any rule.
pub trait Sections: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// One part, with what is needed to find its place.
    type Section: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The sections of `next` that differ from `self`'s: replacing them makes `self` equal `next`.
    fn changes(&self, next: &Self) -> Vec<Self::Section>;

    /// Puts one section in its place.
    fn replace(&mut self, section: Self::Section);
}

/// What a client is sent when something happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "E: Serialize, S: Serialize, A: core::fmt::Display",
    deserialize = "E: DeserializeOwned, S: DeserializeOwned, A: core::str::FromStr"
))]
pub struct Update<E, S, A> {
    /// How many entries the log has after this.
    pub sequence: usize,
    /// What happened, as this viewer saw it.
    pub events: Vec<E>,
    /// What changed in this viewer's view.
    pub sections: Vec<S>,
    /// What this viewer may do now, in notation; empty when it is somebody else's turn.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub legal: Vec<A>,
}

fn as_text<A: core::fmt::Display, S: Serializer>(
    list: &[A],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(alloc::string::ToString::to_string))
}

fn from_text<'de, A: core::str::FromStr, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<A>, D::Error> {
    Vec::<String>::deserialize(deserializer)?
        .iter()
        .map(|text| text.parse().map_err(|_| serde::de::Error::custom("not an action")))
        .collect()
}
