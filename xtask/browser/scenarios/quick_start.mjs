// The quick start of both games comes before all their rules: two pages with pictures, in every language and at every size.

import assert from "node:assert/strict";
import { LANGUAGES } from "../harness/browser.mjs";
import { barriers, faults } from "../harness/eyes.mjs";
import { speak } from "../harness/languages.mjs";

export const name = "quick-start";
export const projects = ["desktop", "phone", "low-phone"];

export async function run({ open }) {
  const visit = await open();
  const { page } = visit;
  for (const language of LANGUAGES) {
    await speak(visit, language);
    for (const game of ["dungeon", "goblin"]) {
      await visit.go(`/rules/${game}`);
      await page.waitForSelector("[data-testid=quick-start] li");
      for (const size of [100, 200]) {
        // What the setting does.
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
        const where = `${game}, ${language}, ${size} %`;
        assert.deepEqual(await faults(page, where), []);
        assert.equal(await page.locator(".quick-page").count(), 2, where);
        const wrong = await page.locator(".quick-picture > *").evaluateAll((all) =>
          all.filter((one) => {
            const [box, words] = [one, one.closest("li").querySelector("p")].map((element) => element.getBoundingClientRect());
            return box.height < 20 || box.right > innerWidth || (box.bottom > words.top && box.top < words.bottom && box.right > words.left);
          }).length,
        );
        assert.equal(wrong, 0, `${where}: every row has its picture, which fits and covers no words`);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = "100%"));
      if (language === "en") assert.deepEqual(await barriers(page, game), []);
      // The numbers are behind it.
      assert.equal(await page.locator(".rule-number").count(), 0);
      await visit.press("all-rules");
      await page.waitForSelector(".rule-number");
    }
  }
}
