//! The fair dice agree with the test vectors of `docs/fair-dice.md` and with a Python script that
//! shares no code with them.

use std::process::Command;

use table::{FairDice, Luck, Secrets, Stream, hex};

const DOCS: &str = include_str!("../../../docs/fair-dice.md");
const SET_UP: [u8; 32] = [0xee; 32];

fn dice() -> FairDice {
    let mut host = [0; 32];
    host.iter_mut().zip(0..).for_each(|(byte, number)| *byte = number);
    FairDice::new(Secrets { host, seats: vec![[0xa0; 16], [0xb1; 16]] }, SET_UP)
}

fn outcomes(stream: u8, bound: u32) -> String {
    let numbers: Vec<String> = (0..10)
        .map(|index| dice().outcome(Stream::new(stream), index).below(bound).to_string())
        .collect();
    numbers.join(" ")
}

#[test]
fn the_documented_vectors_hold() {
    for fact in [
        format!("| SHA-256(H) | `{}` |", hex(&dice().commitment())),
        format!("| key | `{}` |", hex(&dice().key())),
        format!("| stream 0, numbers below 36, n = 0…9 | {} |", outcomes(0, 36)),
        format!("| stream 1, numbers below 79, n = 0…9 | {} |", outcomes(1, 79)),
        format!("| stream 2, numbers below 53, n = 0…9 | {} |", outcomes(2, 53)),
    ] {
        assert!(DOCS.contains(&fact), "docs/fair-dice.md should say: {fact}");
    }
}

#[test]
fn a_script_in_another_language_agrees() {
    let dice = dice();
    let wanted: Vec<(u8, u32, u32)> = (0..200)
        .map(|number| {
            ((number % 4) as u8, number * 7919, [36, 25, 79, 6, 3_000_000_000][number as usize % 5])
        })
        .collect();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fair_dice.py");
    let output = Command::new("python3")
        .arg(script)
        .args([hex(&dice.secrets().host), hex(&dice.secrets().seats.concat()), hex(&SET_UP)])
        .args(wanted.iter().flat_map(|(stream, number, bound)| {
            [stream.to_string(), number.to_string(), bound.to_string()]
        }))
        .output()
        .expect("python3 runs; on Debian: apt-get install python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut lines = vec![hex(&dice.commitment()), hex(&dice.key())];
    lines.extend(wanted.iter().map(|&(stream, number, bound)| {
        dice.outcome(Stream::new(stream), number).below(bound).to_string()
    }));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().collect::<Vec<_>>(), lines);
}
