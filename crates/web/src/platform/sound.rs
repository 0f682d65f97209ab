//! Short sounds, made on the spot: no files. Browsers allow them only after somebody has touched the page.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{
    AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode, OscillatorType,
};

use crate::platform::timer;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A footstep on stone.
    Step,
    /// Dice on a table.
    Dice,
    /// A tile laid on stone.
    Tile,
    /// A blow that hurts.
    Hit,
    /// A combat is won.
    Win,
    /// A combat is lost.
    Lose,
    /// A chest or treasure.
    Chest,
    /// The curse.
    Curse,
    /// Something magical: gates, portals, bolts.
    Magic,
    /// It is somebody's turn at this device.
    YourTurn,
    /// The game is won.
    Victory,
}

/// One part of a sound. Times in seconds from the beginning, loudness from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    /// A tone that glides from one pitch to another, in hertz.
    Tone { shape: OscillatorType, from: f32, to: f32, at: f64, lasts: f64, loud: f32 },
    /// Filtered noise around a pitch.
    Noise { pitch: f32, at: f64, lasts: f64, loud: f32 },
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// To be called whenever somebody touches the page: from then on there can be sound.
pub fn wake() {
    if CONTEXT.with_borrow(Option::is_some) {
        resume();
        return;
    }
    // That takes browsers up to a tenth of a second.
    timer::after_frame(|| {
        // A browser without sound stays silent.
        CONTEXT.with_borrow_mut(|context| {
            *context = context.take().or_else(|| AudioContext::new().ok());
        });
        resume();
    });
}

/// Browsers stop sound for calls and other pages, and begin without it where they saw no touch.
fn resume() {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context
            && context.state() != AudioContextState::Running
        {
            // Where that is refused the next touch tries again.
            drop(context.resume());
        }
    });
}

/// Plays a sound so loud, if there can be one; that of the first touch as soon as there can.
pub fn play(sound: Sound, volume: f32) {
    if CONTEXT.with_borrow(Option::is_some) {
        play_now(sound, volume);
    } else {
        timer::after_frame(move || play_now(sound, volume));
    }
}

fn play_now(sound: Sound, volume: f32) {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            for part in parts(sound) {
                // What one browser cannot play is left out.
                drop(play_part(context, part, volume));
            }
        }
    });
}

fn parts(sound: Sound) -> Vec<Part> {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    let tone = |shape, from, to, at, lasts, loud| Part::Tone { shape, from, to, at, lasts, loud };
    let noise = |pitch, at, lasts, loud| Part::Noise { pitch, at, lasts, loud };
    let melody = |shape, pitches: &[f32], apart: f64, lasts, loud| -> Vec<Part> {
        let note = |(index, &pitch): (usize, &f32)| {
            tone(shape, pitch, pitch, index as f64 * apart, lasts, loud)
        };
        pitches.iter().enumerate().map(note).collect()
    };
    match sound {
        Sound::Step => vec![noise(240.0, 0.0, 0.07, 0.5), noise(170.0, 0.09, 0.06, 0.25)],
        Sound::Dice => (0..7_u8)
            .map(|hit| noise(1500.0 + f32::from(hit % 3) * 500.0, f64::from(hit) * 0.09, 0.04, 0.4))
            .collect(),
        Sound::Tile => vec![noise(320.0, 0.0, 0.16, 0.8), tone(Sine, 110.0, 60.0, 0.0, 0.18, 0.5)],
        Sound::Hit => vec![noise(700.0, 0.0, 0.12, 0.7), tone(Square, 150.0, 60.0, 0.0, 0.2, 0.14)],
        Sound::Win => melody(Triangle, &[392.0, 523.0, 659.0], 0.1, 0.22, 0.3),
        Sound::Lose => melody(Triangle, &[330.0, 262.0, 196.0], 0.14, 0.28, 0.3),
        Sound::Chest => melody(Sine, &[880.0, 1109.0, 1319.0, 1760.0], 0.07, 0.3, 0.2),
        Sound::Curse => vec![
            tone(Sawtooth, 220.0, 70.0, 0.0, 0.7, 0.12),
            tone(Sine, 233.0, 74.0, 0.0, 0.7, 0.25),
        ],
        Sound::Magic => vec![tone(Sine, 420.0, 1300.0, 0.0, 0.35, 0.2)],
        Sound::YourTurn => melody(Sine, &[523.0, 784.0], 0.12, 0.3, 0.25),
        Sound::Victory => melody(Triangle, &[392.0, 523.0, 659.0, 784.0, 1047.0], 0.16, 0.5, 0.3),
    }
}

fn play_part(context: &AudioContext, part: Part, volume: f32) -> Result<(), JsValue> {
    let now = context.current_time();
    match part {
        Part::Tone { shape, from, to, at, lasts, loud } => {
            let tone = context.create_oscillator()?;
            tone.set_type(shape);
            tone.frequency().set_value_at_time(from, now + at)?;
            tone.frequency().exponential_ramp_to_value_at_time(to, now + at + lasts)?;
            swell(context, &tone, now + at, lasts, loud * volume)?;
            tone.start_with_when(now + at)?;
            tone.stop_with_when(now + at + lasts)
        }
        Part::Noise { pitch, at, lasts, loud } => {
            let rate = context.sample_rate();
            let mut samples: Vec<f32> = vec![0.0; (f64::from(rate) * lasts) as usize + 1];
            samples.fill_with(|| (js_sys::Math::random() * 2.0 - 1.0) as f32);
            let noise = context.create_buffer(1, samples.len() as u32, rate)?;
            noise.copy_to_channel(&samples, 0)?;
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&noise));
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            filter.frequency().set_value(pitch);
            source.connect_with_audio_node(&filter)?;
            swell(context, &filter, now + at, lasts, loud * volume)?;
            source.start_with_when(now + at)
        }
    }
}

/// Lets a sound rise at once and fade away.
fn swell(
    context: &AudioContext,
    source: &AudioNode,
    at: f64,
    lasts: f64,
    loud: f32,
) -> Result<(), JsValue> {
    let gain: GainNode = context.create_gain()?;
    gain.gain().set_value_at_time(0.0001, at)?;
    gain.gain().exponential_ramp_to_value_at_time(loud * 0.5, at + 0.012)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, at + lasts)?;
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    Ok(())
}
