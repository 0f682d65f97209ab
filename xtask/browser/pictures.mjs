// Takes the pictures of README from games that are always the same.
// node pictures.mjs ADDRESS CHROMIUM FOLDER

import { join } from "node:path";
import { Visit, launch, record } from "./harness/browser.mjs";

const [address, executablePath, folder] = process.argv.slice(2);

/** Which saved game each picture shows. */
const PICTURES = { dungeon: "walk", goblin: "goblin-battle" };

const browser = await launch(executablePath);
for (const [name, state] of Object.entries(PICTURES)) {
  const visit = await Visit.open(browser, address, { games: { a1: await record(state) }, screen: "/play/a1" });
  await visit.waits("person");
  // What the page adds when it has thought about it belongs into the picture.
  if (name === "goblin") await visit.page.locator(".advice span").waitFor();
  await visit.page.evaluate(() => document.fonts.ready);
  await visit.page.waitForLoadState("networkidle");
  const path = join(folder, `${name}.jpg`);
  await visit.page.screenshot({ path, type: "jpeg", quality: 82, animations: "disabled" });
  console.log(path);
  for (const complaint of visit.unexpected()) {
    console.error(`${name}: ${complaint}`);
    process.exitCode = 1;
  }
  await visit.close();
}
await browser.close();
