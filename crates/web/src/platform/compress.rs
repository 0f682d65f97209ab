//! Texts as few bytes, by the browser's own compression: every browser of the last years has it, also without a secure
//! context.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableWritablePair, Response};

const FORMAT: &str = "deflate-raw";

#[wasm_bindgen]
extern "C" {
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// The bytes of a text, if this browser can.
pub async fn deflate(text: &str) -> Option<Vec<u8>> {
    let stream = CompressionStream::new(FORMAT).ok()?;
    through(text.as_bytes(), stream.unchecked_into()).await.ok()
}

/// The text of such bytes, if this browser can; nothing comes of bytes that are not whole.
pub fn inflate(bytes: &[u8]) -> Option<impl Future<Output = Option<String>>> {
    let stream = DecompressionStream::new(FORMAT).ok()?;
    let unpacked = through(bytes, stream.unchecked_into());
    Some(async move { String::from_utf8(unpacked.await.ok()?).ok() })
}

async fn through(bytes: &[u8], pair: ReadableWritablePair) -> Result<Vec<u8>, JsValue> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let stream = Blob::new_with_u8_array_sequence(&parts)?.stream();
    let response = Response::new_with_opt_readable_stream(Some(&stream.pipe_through(&pair)))?;
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
