//! Views in sections, and the updates that replace them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Rules, SectionOf};

/// A view that is sent as small parts. A client that replaces the sections of each update holds
/// exactly the view of that moment, without knowing any rule.
pub trait Sections: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// One part, with what is needed to find its place.
    type Section: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Puts one section in its place.
    fn replace(&mut self, section: Self::Section);
}

/// The update for one viewer of a game with these rules.
pub type UpdateOf<R> = Update<<R as Rules>::Seen, SectionOf<R>, <R as Rules>::Action>;

/// What one viewer is sent when a command was carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "E: Serialize, S: Serialize, A: Display",
    deserialize = "E: DeserializeOwned, S: DeserializeOwned, A: FromStr"
))]
pub struct Update<E, S, A> {
    /// The sequence number of the position that this update starts from.
    pub from: usize,
    /// The sequence number afterwards.
    pub to: usize,
    /// So many of this viewer's latest events did not happen after all.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken_back: usize,
    /// One for each thing to show, in order.
    pub steps: Vec<UpdateStep<E, S>>,
    /// What this viewer may do now, in notation; empty when it is somebody else's turn.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub legal: Vec<A>,
}

/// One thing to show: what this viewer saw, and what is different afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct UpdateStep<E, S> {
    /// What happened, as this viewer saw it.
    pub events: Vec<E>,
    /// What changed in this viewer's view.
    pub sections: Vec<S>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

fn as_text<A: Display, S: Serializer>(list: &[A], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(ToString::to_string))
}

fn from_text<'de, A: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<A>, D::Error> {
    Vec::<String>::deserialize(deserializer)?
        .iter()
        .map(|text| text.parse().map_err(|_| serde::de::Error::custom("not an action")))
        .collect()
}
