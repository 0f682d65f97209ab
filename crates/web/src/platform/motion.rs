//! A device that is shaken. Browsers tell of it in a secure context only, some only after somebody has said yes.

use js_sys::{Function, Promise, Reflect, global};
use leptos::prelude::{on_cleanup, window, window_event_listener_untyped};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::device;

/// How much faster than it falls a device has to be moved, in meters per second squared: nobody does that by accident.
const SHAKEN: f64 = 15.0;

/// The names of the directions.
const AXES: [&str; 3] = ["x", "y", "z"];

fn kind() -> Option<JsValue> {
    Reflect::get(&global(), &"DeviceMotionEvent".into()).ok().filter(|kind| !kind.is_undefined())
}

/// Whether this device may tell that it is shaken: a phone or tablet, in a secure context.
pub fn can() -> bool {
    window().is_secure_context() && device::has_touch() && kind().is_some()
}

/// Asks whoever has just tapped something, where the browser wants that. Whether it may be told.
pub async fn allow() -> bool {
    let Some(kind) = kind() else { return false };
    let request = Reflect::get(&kind, &"requestPermission".into()).ok();
    let Some(request) = request.and_then(|request| request.dyn_into::<Function>().ok()) else {
        return true;
    };
    let asked = request.call0(&kind).ok().and_then(|asked| asked.dyn_into::<Promise>().ok());
    let Some(asked) = asked else { return false };
    JsFuture::from(asked).await.is_ok_and(|said| said.as_string().as_deref() == Some("granted"))
}

/// Tells of every moment in which the device is shaken, with what it measured, as long as whoever listens is on the page.
pub fn shaken(tell: impl Fn(Vec<u8>) + 'static) {
    let heard = window_event_listener_untyped("devicemotion", move |event| {
        let measured = |field: &str| -> Option<[f64; 3]> {
            let speed = Reflect::get(&event, &field.into()).ok()?;
            let axis = |name: &str| Reflect::get(&speed, &name.into()).ok()?.as_f64();
            let [x, y, z] = AXES.map(axis);
            Some([x?, y?, z?])
        };
        let Some(speed) = measured("acceleration") else { return };
        if strength(speed) < SHAKEN {
            return;
        }
        let all = measured("accelerationIncludingGravity").into_iter().chain([speed]);
        tell(all.flatten().flat_map(|one| one.to_bits().to_le_bytes()).collect());
    });
    on_cleanup(move || heard.remove());
}

fn strength(speed: [f64; 3]) -> f64 {
    speed.iter().map(|axis| axis * axis).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_in_a_hand_is_not_shaken() {
        assert!(strength([0.5, -1.5, 2.0]) < SHAKEN);
        assert!(strength([-12.0, 9.0, 4.0]) > SHAKEN);
    }
}
