// What a moment of a game looks like, to compare it with another.

/** All that somebody sees and can do. */
export function seen(visit) {
  return visit.page.evaluate(() => ({
    prompt: document.querySelector("[data-testid=prompt]")?.textContent,
    log: document.querySelector("[data-testid=log]")?.textContent,
    actions: [...document.querySelectorAll("[data-testid=action]")].map(({ dataset }) => dataset.action).sort(),
    places: [...document.querySelectorAll("[data-testid=target]")].map(({ dataset }) => dataset.action ?? `${dataset.kind} ${dataset.place}`).sort(),
    fight: document.querySelector("[data-testid=fight], [data-testid=battle]")?.textContent,
  }));
}
