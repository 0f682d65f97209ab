//! Enums whose variants have a name in notation, files and messages.

/// Declares a fieldless enum with one name per variant: `ALL`, `name`, text both ways, serde as text.
macro_rules! names {
    ($(#[$meta:meta])* $type:ident: $expected:literal {
        $($(#[$doc:meta])* $variant:ident = $name:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum $type {
            $($(#[$doc])* #[serde(rename = $name)] $variant,)+
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

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let found = Self::ALL.into_iter().find(|this| this.name() == text);
                found.ok_or_else(|| NotationError::new($expected, text))
            }
        }
    };
}

pub(crate) use names;
