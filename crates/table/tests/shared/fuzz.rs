//! Fuzzing that runs as tests: the same inputs in every run, others with another seed.

use std::cell::RefCell;
use std::fmt::Debug;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};

/// Which inputs are tried if `PROPTEST_RNG_SEED` says nothing else.
const SEED: u64 = 2024;

/// The longest list.
const LONGEST: usize = 64;

/// Holds a property for so many inputs. What fails is made as small as it gets, shown, and fails once more.
#[track_caller]
pub(crate) fn check<S: Strategy>(inputs: u32, strategy: S, property: impl FnMut(&S::Value))
where
    S::Value: Debug,
{
    let asked = Config::default();
    let rng_seed = match asked.rng_seed {
        RngSeed::Random => RngSeed::Fixed(SEED),
        RngSeed::Fixed(seed) => RngSeed::Fixed(seed),
    };
    let config = Config {
        cases: inputs,
        rng_seed,
        max_default_size_range: LONGEST,
        failure_persistence: None,
        ..asked
    };
    let property = RefCell::new(property);
    let tried = TestRunner::new(config).run(&strategy, |input| {
        (property.borrow_mut())(&input);
        Ok(())
    });
    match tried {
        Ok(()) => {}
        Err(TestError::Fail(reason, input)) => {
            std::eprintln!("PROPTEST_RNG_SEED={rng_seed} fails with {input:?}");
            // Alone, for the place and the way there.
            (property.borrow_mut())(&input);
            panic!("only after other inputs: {reason}");
        }
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}
