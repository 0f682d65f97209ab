//! A whole game as a link: its record, packed into the part of the address that no server is sent.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::MAX_RECORD_BYTES;

use super::Unreadable;
use crate::platform::compress;

/// Longer links are cut by some of the programs that people pass them on with.
pub const LONGEST_LINK: usize = 8000;

/// Longer ones are nobody's record: unpacking takes memory.
const LONGEST_READ: usize = 40_000;

/// What the first way to pack a record is called.
const VERSION: char = '1';

/// A record packed for a link; nothing where this browser cannot.
pub async fn pack(record: &str) -> Option<String> {
    let bytes = compress::deflate(record).await?;
    let mut packed = VERSION.to_string();
    URL_SAFE_NO_PAD.encode_string(bytes, &mut packed);
    Some(packed)
}

/// The record of a link.
///
/// # Errors
/// The link is not whole, comes from a newer version of the page, or this browser cannot unpack it.
pub async fn unpack(packed: &str) -> Result<String, Unreadable> {
    let bytes = bytes(packed)?;
    let unpacking = compress::inflate(&bytes).ok_or(Unreadable::CannotUnpack)?;
    let record = unpacking.await.ok_or(Unreadable::CutShort)?;
    if record.len() > MAX_RECORD_BYTES { Err(Unreadable::NotAGame) } else { Ok(record) }
}

fn bytes(packed: &str) -> Result<Vec<u8>, Unreadable> {
    if packed.len() > LONGEST_READ {
        return Err(Unreadable::NotAGame);
    }
    let Some(data) = packed.strip_prefix(VERSION) else {
        let newer = packed.starts_with(|first: char| first.is_ascii_digit());
        return Err(if newer { Unreadable::NewerLink } else { Unreadable::CutShort });
    };
    // Some programs add what belongs to the sentence around a link.
    let data = data.trim_end_matches(['.', ',', ')', ']', '>', '"', '\'']);
    URL_SAFE_NO_PAD.decode(data).map_err(|_| Unreadable::CutShort)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_whole_link_is_said() {
        assert_eq!(bytes("1AAEC"), Ok(vec![0, 1, 2]));
        assert_eq!(bytes("1AAEC)."), Ok(vec![0, 1, 2]));
        for broken in ["", "1A", "1AA C", "x", "1AAEC/12"] {
            assert_eq!(bytes(broken), Err(Unreadable::CutShort), "{broken}");
        }
        assert_eq!(bytes("2AAEC"), Err(Unreadable::NewerLink));
        assert_eq!(bytes(&"1".repeat(50_000)), Err(Unreadable::NotAGame));
    }
}
