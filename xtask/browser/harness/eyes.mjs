// What may never be seen on any screen, in any language, at any size.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { lettered } from "./tab.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules of axe that are not asked, each with the reason why. None. */
const NOT_ASKED = {};

/** Everything that is wrong with how the page looks now; `where` begins each sentence. */
export async function faults(page, where, { touch = false } = {}) {
  // Words are as wide as their letters, which may still be on their way.
  await page.evaluate(lettered);
  const found = await page.evaluate((touch) => {
    const sentences = [];
    const visible = (element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // What only screen readers or the focus show is cut down to nothing on purpose.
      return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && style.clipPath === "none";
    };
    const name = (element) => {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
      const { testid, action } = element.dataset ?? {};
      return `<${element.localName}${testid ? ` ${testid}` : ""}${action ? ` ${action}` : ""}> "${text}"`;
    };

    // Names of people are set apart by invisible marks.
    const raw = /\b(web|ui)-[a-z]+(-[a-z]+)*\b|\{\s*\$|\[object|undefined|NaN/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement.closest("script, style, symbol, noscript")) continue;
      if (raw.test(node.data)) sentences.push(`a text is missing: "${node.data.trim().slice(0, 80)}"`);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], [aria-description]")) {
      for (const attribute of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
        const text = element.getAttribute(attribute);
        if (text && raw.test(text)) sentences.push(`a text is missing in ${attribute}: "${text.slice(0, 80)}"`);
      }
    }

    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) {
      const culprit = [...document.querySelectorAll("body *")].find((element) => {
        if (element.closest("svg") && element.localName !== "svg") return false;
        return visible(element) && element.getBoundingClientRect().right > window.innerWidth + 1;
      });
      sentences.push(`the page is ${wide} pixels too wide${culprit ? `: ${name(culprit)}` : ""}`);
    }
    for (const dialog of document.querySelectorAll("dialog[open], :popover-open > .sheet")) {
      if (dialog.scrollWidth > dialog.clientWidth + 1) sentences.push(`a sheet scrolls sideways: ${name(dialog)}`);
    }

    /** Where the words of an element stand; marks beside it for the keyboard are no words. */
    const letters = (element) => {
      const rectangles = [];
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (!node.data.trim() || node.parentElement.closest("kbd, .heard, [aria-hidden=true]:not(.act-words)")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        rectangles.push(...range.getClientRects());
      }
      return rectangles;
    };
    for (const button of document.querySelectorAll("button, a[role=button], .button")) {
      if (!visible(button) || button.closest("svg, .skip:not(:focus)")) continue;
      const box = button.getBoundingClientRect();
      if (letters(button).some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) {
        sentences.push(`the words of a button do not fit: ${name(button)}`);
      }
      if (touch && (box.width < 43.5 || box.height < 43.5)) {
        sentences.push(`a button is too small to tap, ${Math.round(box.width)}×${Math.round(box.height)}: ${name(button)}`);
      }
    }
    return sentences;
  }, touch);
  return found.map((sentence) => `${where}: ${sentence}`);
}

/** Opens everything that is folded away. */
export function unfold(page) {
  return page.evaluate(() => document.querySelectorAll("main details").forEach((fold) => (fold.open = true)));
}

export async function looksRight(page, where, options) {
  assert.deepEqual(await faults(page, where, options), []);
}

/** What axe-core finds against WCAG 2.1 A and AA in the whole page, or only `within` such elements. */
export async function barriers(page, where, within = null) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(AXE); // not as an element: the policy forbids it
  const found = await page.evaluate(
    async ([within, rules]) => {
      const place = within ? document.querySelectorAll(within) : document;
      const asked = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], rules, resultTypes: ["violations"] };
      const { violations } = await window.axe.run(place, asked);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 4).join(" | ")}${nodes.length > 4 ? ` and ${nodes.length - 4} more` : ""}`,
      );
    },
    [within, Object.fromEntries(Object.keys(NOT_ASKED).map((rule) => [rule, { enabled: false }]))],
  );
  return found.map((sentence) => `${where}: ${sentence}`);
}
