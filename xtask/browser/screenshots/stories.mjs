// What happens at tables online, as stories of several browsers, of which one is photographed: `enter` opens that one, `other` those of
// others, and `take` takes a picture.

import { begin, endTogether, hurryAwhile, hurryTogether, openBySetUp, openTable, ready, sitDown, sure } from "../harness/online.mjs";
import { Player } from "../harness/player.mjs";
import { Network, SlowDice } from "../harness/troubles.mjs";

/** Screens that are higher than the window are photographed whole. */
const WHOLE = true;

/** Seconds enough for every story. */
const CLOCK = { bank: 600, increment: 30, lost_connection: 180 };

/** Opens a table at which all of these sit down; the first one keeps it, and begins. */
async function gathered(visits, game, settings = {}, lines = []) {
  const code = await openBySetUp(visits[0], game, ["heroes: horan, taia", "first: 1", ...lines], settings);
  for (const visit of visits) {
    await visit.go(`/table/${code}`);
    await sitDown(visit);
  }
  return code;
}

/** Plays on, one choice after the other, until it is the turn of this one. */
async function turnOf(visit, everybody) {
  for (let choices = 1; choices < 100; choices += 1) {
    if ((await hurryAwhile(everybody, 1, 2 * choices)) === visit) return;
  }
  throw new Error("it is never somebody's turn");
}

/** Says something, where there is a line for it. */
async function say(visit, text) {
  await visit.id("say").fill(text);
  await visit.id("say").press("Enter");
}

/** All tables there are, what makes a new one, and one that its host closes. */
async function hall({ enter, other, take }) {
  const [me, friend] = [await enter("/online"), await other()];
  await me.id("new-table-dungeon").waitFor();
  await take(me, "none", WHOLE);
  const open = await openBySetUp(friend, "goblin", ["heroes: horan, taia"], { open: true, hints: false });
  await gathered([me, friend], "dungeon");
  await begin(me, [friend]);
  await me.go("/online");
  await me.page.locator("[data-testid=yours] .your-turn").waitFor();
  await me.id("lobby").waitFor();
  await take(me, "tables", WHOLE);
  await me.go("/");
  await me.id("turns").waitFor();
  await take(me, "turn-sign");
  // A device that has tables of its own is asked before it becomes somebody else's.
  await me.go("/me/00ff");
  await me.id("take-over").waitFor();
  await take(me, "take-over", WHOLE);
  for (const game of ["dungeon", "goblin"]) {
    await me.go(`/new/${game}/online`);
    await me.id("begin").waitFor();
    await take(me, `new-${game}`, WHOLE);
  }
  await me.go(`/table/${open}`);
  await me.id("sit").first().waitFor();
  await friend.go(`/table/${open}`);
  await friend.id("close-table").click();
  await friend.id("close-table-sure").click();
  await me.id("online-ended").waitFor();
  await take(me, "closed", WHOLE);
}

/** Before the game: the host's places, and those of a guest who opens the invitation. */
async function places({ enter, other, take }) {
  const host = await enter();
  const code = await openTable(host, "dungeon", { people: 3, bots: 1, clock: "0" });
  const friend = await other(`/table/${code}`);
  await sitDown(friend);
  await friend.id("own-name").fill("Žofie");
  await friend.id("own-name").press("Enter");
  await say(friend, "Ahoj!");
  await host.page.locator("[data-testid=talk-lines] li", { hasText: "Žofie" }).waitFor();
  await take(host, "host", WHOLE);
  const guest = await enter(`/table/${code}`);
  await guest.id("sit").first().waitFor();
  await take(guest, "invited");
  await take(guest, "invited-whole", WHOLE);
  await sitDown(guest);
  await guest.id("shake").click();
  await take(guest, "guest-ready", WHOLE);
  await ready(host);
  await host.page.locator("[data-testid=start]:enabled").waitFor();
  await take(host, "host-ready", WHOLE);
  const state = '.seat[data-seat="2"] .seat-state';
  const before = await guest.page.locator(state).textContent();
  await friend.page.locator('.seat[data-seat="3"] [data-testid=swap]').click();
  await guest.page.waitForFunction(([state, before]) => document.querySelector(state).textContent !== before, [state, before]);
  await take(guest, "swap-wish", WHOLE);
}

/** Whoever comes to no table, to a full one, too late, or after the end. */
async function hindrances({ enter, other, take }) {
  const wrong = await enter("/table/ZZZZZZZZ");
  wrong.expect(/404/);
  await wrong.id("online-ended").waitFor();
  await take(wrong, "no-table", WHOLE);
  const players = [await other(), await other()];
  const code = await gathered(players, "dungeon");
  const third = await enter(`/table/${code}`);
  await third.page.locator(".begin").waitFor();
  await take(third, "full", WHOLE);
  await begin(players[0], [players[1], third]);
  await hurryAwhile(players, 8);
  await take(third, "watching");
  await endTogether(players, 4);
  const late = await enter(`/table/${code}`);
  await late.id("proof").waitFor();
  await take(late, "finished");
}

/** A game of two, with all that is around it, to the proof; `end` plays on until it is over. */
async function game({ enter, other, take }, name, lines, end) {
  const network = new Network();
  const [me, friend] = [await enter("/", { routes: network.routes }), await other()];
  const both = [me, friend];
  await gathered(both, name, { clock: CLOCK }, lines);
  await begin(me, [friend]);
  await hurryAwhile(both, 15);
  await turnOf(me, both);
  await take(me, "own-turn");
  await turnOf(friend, both);
  await me.waits("elsewhere");
  await take(me, "others-turn");
  await friend.id("talk").click();
  await say(friend, "Ahoj!");
  await me.page.locator(".talk-latest").waitFor();
  await take(me, "said");
  await me.id("talk").click();
  await me.id("talk-lines").locator("li").first().waitFor();
  await take(me, "talk");
  await me.page.keyboard.press("Escape");
  await friend.page.keyboard.press("Escape");
  await me.id("menu").click();
  await me.page.locator(".host-ways > summary").click();
  await take(me, "menu");
  await me.page.keyboard.press("Escape");
  await network.cut(me);
  await take(me, "lost");
  await network.mend(me);
  await end(both);
  await me.id("proof").waitFor();
  await take(me, "over");
  await me.id("proof").click();
  await me.page.locator(".proof .about").scrollIntoViewIfNeeded();
  await take(me, "proof");
  await friend.id("rematch").click();
  await me.id("rematch-go").waitFor();
  await take(me, "rematch");
}

/** A browser that the page came to over plain http, as far as the page can tell. Runs in the page. */
function plain() {
  Object.defineProperty(window, "isSecureContext", { get: () => false, configurable: true });
}

/** Before the game: a server that is not there, a link that was used, plain http, a place that is asked for, slow dice, being sent away. */
async function mishaps({ enter, other, take }) {
  const none = await enter("/", { routes: (page) => page.route("**/api/guest", (route) => route.abort()) });
  none.expect(/ERR_FAILED/);
  await none.go("/online");
  await none.id("no-server").waitFor();
  await take(none, "no-server", WHOLE);
  const used = await enter("/me/00ff");
  used.expect(/410/);
  await used.id("not-taken").waitFor();
  await take(used, "link-used", WHOLE);

  const [friend, dice, network] = [await other(), new SlowDice(), new Network()];
  const code = await openBySetUp(friend, "dungeon", ["heroes: horan, taia", "first: 1"]);
  await friend.go(`/table/${code}`);
  await sitDown(friend);
  const unsafe = await enter(`/table/${code}`, { prepare: plain });
  await unsafe.id("plain-http").waitFor();
  await take(unsafe, "plain-http", WHOLE);
  const me = await enter(`/table/${code}`, { routes: network.routes });
  await me.id("sit").waitFor();
  network.hold();
  await me.id("sit").click();
  await me.id("sent").waitFor();
  await take(me, "sent-before");
  network.release();
  await me.page.locator(".seat.own").waitFor();
  await friend.page.locator('.seat[data-seat="2"] [data-testid=remove]').click();
  await sure(friend.page.locator('.seat[data-seat="2"] [data-testid=remove]'));
  await me.id("online-ended").waitFor();
  await take(me, "sent-away", WHOLE);

  const slow = await enter(`/table/${code}`, { routes: dice.routes });
  await sitDown(slow);
  await friend.page.locator("[data-testid=start]:enabled").click();
  await slow.id("making-dice").waitFor();
  await take(slow, "making-dice");
  dice.release();
}

/** In the game: what is on its way, and what was missed, with the way to skip it. */
async function missed({ enter, other, take }) {
  const network = new Network();
  const [me, friend] = [await enter("/", { routes: network.routes, chosen: { pace: "slow" } }), await other()];
  const both = [me, friend];
  await gathered(both, "dungeon");
  await begin(me, [friend]);
  await turnOf(me, both);
  network.hold();
  const player = new Player(me, { seed: 3 });
  // A tile may be turned before it is laid.
  do await player.choose();
  while ((await me.waits("person", "answer")) === "person");
  await me.id("sent-frame").waitFor();
  await take(me, "sent");
  network.release();
  await me.id("sent").waitFor({ state: "detached" });
  await turnOf(friend, both);
  await network.cut(me);
  const away = new Player(friend, { seed: 5 });
  for (let choices = 0; choices < 12 && (await friend.waits("person", "elsewhere")) === "person"; choices += 1) await away.choose();
  await network.mend(me);
  await me.id("skip").waitFor();
  await take(me, "missed");
}

/** A device that is the table, before, in and after a game of two phones and a bot. */
async function screen({ enter, other, take }, name) {
  const table = await enter();
  const code = await openTable(table, name, { people: 2, bots: 1, screen: true });
  const hands = [await other(`/table/${code}`), await other(`/table/${code}`)];
  await take(table, "before");
  for (const hand of hands) await sitDown(hand);
  await table.page.locator("[data-testid=start]:enabled").waitFor();
  await take(table, "ready");
  await begin(table, hands);
  await hurryAwhile(hands, 15);
  await table.waits("elsewhere");
  await take(table, "game");
  await endTogether(hands, 4);
  await table.id("outcome").waitFor();
  await take(table, "over");
}

/** The lobby is everybody's: one story at a time is about it. */
let lobby = Promise.resolve();
const alone = (play) => (room) => (lobby = lobby.catch(() => {}).then(() => play(room)));

const GAME = ["own-turn", "others-turn", "said", "talk", "menu", "lost", "over", "proof", "rematch"];
const SCREEN = ["before", "ready", "game", "over"];

/** Which pictures each story gives, and the number of the first. */
export const STORIES = {
  hall: { from: 100, pictures: ["none", "tables", "turn-sign", "take-over", "new-dungeon", "new-goblin", "closed"], play: alone(hall) },
  places: { from: 110, pictures: ["host", "invited", "invited-whole", "guest-ready", "host-ready", "swap-wish"], play: places },
  hindrances: { from: 120, pictures: ["no-table", "full", "watching", "finished"], play: hindrances },
  dungeon: { from: 130, pictures: GAME, play: (room) => game(room, "dungeon", [], (both) => endTogether(both, 4)) },
  goblin: { from: 140, pictures: GAME, play: (room) => game(room, "goblin", ["turn-limit: 20"], hurryTogether) },
  "screen-dungeon": { from: 150, pictures: SCREEN, play: (room) => screen(room, "dungeon") },
  "screen-goblin": { from: 160, pictures: SCREEN, play: (room) => screen(room, "goblin") },
  mishaps: { from: 170, pictures: ["no-server", "link-used", "plain-http", "sent-before", "sent-away", "making-dice"], play: mishaps },
  missed: { from: 180, pictures: ["sent", "missed"], play: missed },
};
