// Compiles what a server sends, while it arrives where the server says what it is; else when all of it is there. Some servers
// answer every address with a page, and so do networks that want somebody to log in.

/** The module in an answer. */
export async function compile(response) {
  const { url, status } = response;
  if (!response.ok) throw new Error(`${url} answered ${status}`);
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) throw new Error(`${url} is not there`);
  if (WebAssembly.compileStreaming && type.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

// The games' parts of the module are fetched by `parts.js`, which asks the browser for this.
WebAssembly.instantiateStreaming = async (answer, imports) => {
  const module = await compile(await answer);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
