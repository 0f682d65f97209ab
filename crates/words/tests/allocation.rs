//! Texts are read once, when [`Words`] is made: saying one puts it together and does nothing else.

use allocation_counter::measure;
use words::{Arg, Language, Words, key};

#[test]
fn saying_a_text_reads_none_again() {
    for language in Language::ALL {
        let words = Words::new(language);
        // Rules for plurals are made when they are first asked for.
        drop(words.say(key::UI_TILES_LEFT, &[("count", Arg::Number(2))]));
        let plain = measure(|| drop(words.text(key::UI_GOODBYE)));
        assert_eq!(plain.count_total, 1, "{language}: only what is given back");
        let sentence = measure(|| {
            let args = [
                ("hero", Arg::noun(key::HERO_HORAN)),
                ("monster", Arg::noun(key::MONSTER_MUMMY)),
                ("total", Arg::Number(9)),
                ("strength", Arg::Number(5)),
            ];
            drop(words.say(key::EVENT_FIGHT_WON, &args));
        });
        assert!(sentence.count_total <= 16, "{language}: {sentence:?}");
        assert!(sentence.bytes_total < 2_000, "{language}: {sentence:?}");
    }
}
