//! Enums whose variants have a name in notation, files and messages.

/// Declares a fieldless enum with one name per variant: `ALL`, `name`, text both ways, serde as
/// text, and an index into [`Each`](crate::Each).
///
/// ```
/// table::names! {
///     /// What a coin shows.
///     Side: "a side is heads or tails" {
///         /// The head.
///         Heads = "heads",
///         /// The other side.
///         Tails = "tails",
///     }
/// }
///
/// assert_eq!("tails".parse(), Ok(Side::Tails));
/// assert_eq!(Side::ALL.map(Side::name), ["heads", "tails"]);
/// assert_eq!("edge".parse::<Side>().unwrap_err().to_string(), "a side is heads or tails, not `edge`");
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $type:ident: $expected:literal {
        $($(#[$doc:meta])* $variant:ident = $name:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $type {
            $($(#[$doc])* $variant,)+
        }

        impl $type {
            /// All of them, in the order of declaration.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name in notation and files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl $crate::Variant for $type {
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let found = Self::ALL.into_iter().find(|this| this.name() == text);
                found.ok_or_else(|| $crate::NotationError::among($expected, &[$($name),+], text))
            }
        }

        $crate::text_serde!($type);
    };
}
