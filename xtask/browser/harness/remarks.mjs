// What a first game explains: the remark that is there now, and whether it points at something that can be seen.

/** The remark that is in sight: which lesson, its words, and what is wrong with where it stands. */
export function remark(page) {
  return page.evaluate(() => {
    const shown = document.querySelector(".remarks.in-sight .remark");
    if (!shown) return null;
    const box = (element) => element.getBoundingClientRect();
    const [here, ring] = [box(shown), box(document.querySelector(".remark-ring"))];
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const wrong = [];
    if (here.left < 0 || here.top < 0 || here.right > innerWidth + 0.5 || here.bottom > innerHeight + 0.5) wrong.push("the remark is not in the window");
    if (ring.width < 8 || ring.left < -8 || ring.top < -8 || ring.right > innerWidth + 8 || ring.bottom > innerHeight + 8) wrong.push("it points out of the window");
    if (!apart(here, ring)) wrong.push("it covers what it is about");
    const words = shown.querySelector(".remark-words");
    if (words.scrollWidth > words.clientWidth + 1 || box(words).right > here.right) wrong.push("its words do not fit");
    // What is pointed at is on top there.
    const top = document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2);
    if (!top || top.closest(".veil, .remark")) wrong.push("something covers what it is about");
    for (const button of document.querySelectorAll(".bar .acts button, .fight .acts button, .throw-dice")) {
      if (!apart(here, box(button)) && box(button).width > 0) wrong.push(`it covers the button ${button.textContent.trim()}`);
    }
    // What it speaks of is read together with it: who fights, what it adds up to, whose hearts.
    for (const told of document.querySelectorAll(".fight .versus .name, .gauge, .fighter, .panel h2, .acting .hearts")) {
      // A title is as wide as its letters.
      const letters = document.createRange();
      letters.selectNodeContents(told);
      if (!apart(here, box(letters)) && told.checkVisibility()) wrong.push(`it covers ${told.className || told.localName}`);
    }
    return { lesson: shown.dataset.lesson, words: words.textContent.trim(), wrong };
  });
}

/** Waits until this lesson is explained. */
export async function explained(page, lesson) {
  await page.waitForFunction((lesson) => document.querySelector(".remarks.in-sight .remark")?.dataset.lesson === lesson, lesson);
  return remark(page);
}

/** Waits until nothing is explained. */
export function silent(page) {
  return page.waitForFunction(() => !document.querySelector(".remark"));
}
