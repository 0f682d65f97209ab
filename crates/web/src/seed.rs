//! The number a game grows from: the address bar's `?seed=7`, else a random one.

/// The seed this page was asked for, else a random one.
pub(crate) fn from_page() -> u64 {
    let window = web_sys::window();
    let query = window.as_ref().and_then(|window| window.location().search().ok());
    query.as_deref().and_then(from_query).unwrap_or_else(|| random(window.as_ref()))
}

/// The seed in the query part of an address, when it has one that is a number.
///
/// ```
/// assert_eq!(web::seed::from_query("?lang=cs&seed=7"), Some(7));
/// assert_eq!(web::seed::from_query("?seed=seven"), None);
/// ```
pub fn from_query(query: &str) -> Option<u64> {
    let fields = query.strip_prefix('?').unwrap_or(query).split('&');
    fields.filter_map(|field| field.strip_prefix("seed=")).find_map(|value| value.parse().ok())
}

/// 32 random bits, so that a seed stays short enough to read aloud.
fn random(window: Option<&web_sys::Window>) -> u64 {
    let mut bytes = [0; 4];
    let filled = window
        .and_then(|window| window.crypto().ok())
        .is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if filled {
        u64::from(u32::from_le_bytes(bytes))
    } else {
        (js_sys::Math::random() * f64::from(u32::MAX)) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::from_query;

    #[test]
    fn the_seed_is_found_wherever_it_stands() {
        assert_eq!(from_query("?seed=7"), Some(7));
        assert_eq!(from_query("?a=1&seed=18446744073709551615&b=2"), Some(u64::MAX));
    }

    #[test]
    fn anything_else_is_no_seed() {
        for query in
            ["", "?", "?seed=", "?seed=-1", "?seed=18446744073709551616", "?reseed=7", "?Seed=7"]
        {
            assert_eq!(from_query(query), None, "{query}");
        }
    }
}
