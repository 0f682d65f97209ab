//! Reasons against a step, each with its sentence and its rule.

/// Declares the enum `Refusal` of a game: one line a reason, with the rule's number and the sentence.
///
/// ```
/// use table::Reason;
///
/// table::refusals! {
///     NotYourTurn: "R1.1", "it is somebody else's turn";
/// }
///
/// assert_eq!(Refusal::NotYourTurn.rule(), "R1.1");
/// assert_eq!(Refusal::ALL[0].to_string(), "it is somebody else's turn");
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $variant:ident: $rule:literal, $text:literal;)+) => {
        /// Why an action, a roll or a draw is not possible now.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal {
            $(#[doc = $text] $(#[$doc])* $variant,)+
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
        }

        impl $crate::Reason for Refusal {
            fn rule(&self) -> &'static str {
                match self {
                    $(Self::$variant => $rule,)+
                }
            }
        }

        impl core::error::Error for Refusal {}

        impl core::fmt::Display for Refusal {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $text,)+
                })
            }
        }
    };
}
