// Takes the pictures of tables online: desktop, phones, and the television that is the table. They are called
// LANGUAGE-SIZE-NUMBER-online-STORY-PICTURE.png.

import { Visit } from "../harness/browser.mjs";
import { STORIES } from "./stories.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true, scale: 2 };

/** Windows of whoever is photographed. */
const SIZES = {
  desktop: {},
  phone: PHONE,
  "low-phone": { ...PHONE, viewport: { width: 844, height: 390 } },
  "phone-200": { ...PHONE, settings: { "text-size": 200 } },
  tablet: { viewport: { width: 1024, height: 768 }, touch: true },
  television: { viewport: { width: 1920, height: 1080 } },
};

const statesOf = (story) => STORIES[story].pictures.map((picture, index) => `${STORIES[story].from + index}-online-${story}-${picture}`);
/** A television is the table, and nothing else; a tablet may be that or somebody's own. */
const storiesAt = (size) => Object.keys(STORIES).filter((story) => size === "tablet" || story.startsWith("screen-") === (size === "television"));

/** Which pictures there are of each size. */
export const ONLINE = Object.fromEntries(Object.keys(SIZES).map((size) => [size, storiesAt(size).flatMap(statesOf)]));

/** The invitation has its picture, and the map has stopped. Runs in the page. */
function still() {
  return !document.querySelector(".stage[data-moves]") && [...document.querySelectorAll("img.qr")].every(({ complete }) => complete);
}

/** Plays a story; `open` opens a browser for somebody in it. */
async function tell(story, { language, size, camera, open }) {
  const { settings, ...window } = SIZES[size];
  const states = statesOf(story);
  await STORIES[story].play({
    enter: (screen = "/", { chosen, ...more } = {}) => open({ ...window, settings: { language, ...settings, ...chosen }, locale: language, screen, ...more }),
    other: (screen = "/") => open({ screen }),
    take: async (visit, picture, whole = false) => {
      const state = states.find((state) => state.endsWith(`-${story}-${picture}`));
      if (!camera.wanted(state)) return;
      await visit.page.waitForFunction(still);
      await camera.take(visit, state, whole);
    },
  });
}

/** Takes all pictures of a language and a size that are wanted, and gives how many stories failed. */
export async function photographOnline(browser, address, language, size, camera) {
  let failed = 0;
  for (const story of storiesAt(size).filter((story) => statesOf(story).some(camera.wanted))) {
    const visits = [];
    const open = async (options) => {
      const visit = await Visit.open(browser, address, options);
      visits.push(visit);
      return visit;
    };
    const complain = (text) => console.error(`${language} ${size} online ${story}: ${text}`);
    try {
      await tell(story, { language, size, camera, open });
    } catch (error) {
      complain(error.message.split("\n")[0]);
      failed += 1;
    }
    for (const visit of visits) {
      [...new Set(visit.unexpected())].forEach(complain);
      await visit.close();
    }
  }
  return failed;
}
