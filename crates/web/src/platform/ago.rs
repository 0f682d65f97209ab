//! When something was, in the words of a language: the browser has them.

use js_sys::Intl::{
    DateTimeFormatOptions, DateTimeStyle, RelativeTimeFormat, RelativeTimeFormatNumeric,
    RelativeTimeFormatOptions,
};
use js_sys::{Array, Date};
use wasm_bindgen::JsValue;

use super::timer;

/// "2 hours ago", or the day when that is longer ago than a week; in the language with this code.
pub fn ago(milliseconds: f64, language: &str) -> String {
    let Some((count, unit)) = count((timer::now() - milliseconds).max(0.0)) else {
        let date = Date::new(&JsValue::from_f64(milliseconds));
        let options = DateTimeFormatOptions::new();
        options.set_date_style(DateTimeStyle::Long);
        return date.to_locale_date_string(language, &options).into();
    };
    let options = RelativeTimeFormatOptions::new();
    options.set_numeric(RelativeTimeFormatNumeric::Auto);
    let languages = Array::of1(&JsValue::from_str(language));
    RelativeTimeFormat::new(&languages, &options).format(-count, unit).into()
}

/// How many of which unit; nothing when that is more than a week.
fn count(milliseconds: f64) -> Option<(f64, &'static str)> {
    let minutes = (milliseconds / 60_000.0).floor();
    let hours = (minutes / 60.0).floor();
    let days = (hours / 24.0).floor();
    if minutes < 1.0 {
        Some((0.0, "second"))
    } else if hours < 1.0 {
        Some((minutes, "minute"))
    } else if days < 1.0 {
        Some((hours, "hour"))
    } else {
        (days <= 7.0).then_some((days, "day"))
    }
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn the_largest_unit_that_has_passed_counts() {
        let minute = 60_000.0;
        for (milliseconds, expected) in [
            (0.0, Some((0.0, "second"))),
            (minute, Some((1.0, "minute"))),
            (59.9 * minute, Some((59.0, "minute"))),
            (90.0 * minute, Some((1.0, "hour"))),
            (24.0 * 60.0 * minute, Some((1.0, "day"))),
            (8.0 * 24.0 * 60.0 * minute, None),
        ] {
            assert_eq!(count(milliseconds), expected);
        }
    }
}
