//! Lists whose entries stay when others come and go.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::{self as theirs, AnyView, IntoAny as _, IntoView, component};

use super::value::{Value, look};

/// What an entry is recognised by.
#[derive(Clone)]
struct Key {
    value: Value,
    hash: u64,
    same: fn(&Value, &Value) -> bool,
}

impl Key {
    fn new<K: Eq + Hash + Send + Sync + 'static>(key: K) -> Self {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        Self {
            value: Arc::new(key),
            hash: hasher.finish(),
            same: |one, other| look::<K>(one) == look::<K>(other),
        }
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash && (self.same)(&self.value, &other.value)
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

/// The entries with what they are recognised by.
type Entries = Box<dyn Fn() -> Vec<(Key, Value)> + Send>;
/// Draws an entry.
type Draw = Arc<dyn Fn(&Value) -> AnyView + Send + Sync>;

/// The one kind of list there is.
fn list(entries: Entries, draw: Draw) -> AnyView {
    let properties = theirs::ForProps::builder()
        .each(entries)
        .key(|(key, _): &(Key, Value)| key.clone())
        .children(move |(_, entry): (Key, Value)| draw(&entry))
        .build();
    theirs::For(properties).into_any()
}

/// Draws every entry, and keeps what is drawn as long as there is an entry with the same key.
#[component]
pub fn For<I, T, K, V>(
    /// All entries, in order.
    each: impl Fn() -> I + Send + 'static,
    /// What an entry is recognised by.
    key: impl Fn(&T) -> K + Send + 'static,
    /// Draws an entry.
    children: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    I: IntoIterator<Item = T> + 'static,
    T: Clone + Send + Sync + 'static,
    K: Eq + Hash + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let entries = move || -> Vec<(Key, Value)> {
        let keyed = |entry: T| (Key::new(key(&entry)), Arc::new(entry) as Value);
        each().into_iter().map(keyed).collect()
    };
    let draw = move |entry: &Value| children(look::<T>(entry).clone()).into_any();
    list(Box::new(entries), Arc::new(draw))
}
