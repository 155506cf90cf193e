// Users at a server before a game: create a table, sign in.
import { cluster } from "./cluster.mjs";

/** Rate limits that no test reaches, and quick bots. */
const FLAGS = ["--rate-limit-guests", "100000", "--rate-limit-requests", "100000", "--rate-limit-commands", "10000", "--bot-think-time-factor", "0.1",
  "--max-waiting-tables", "100000", "--max-live-tables", "100000", "--max-bot-seats", "100000", "--max-watched-tables", "100000"];

/** Calls `then` with two nodes that serve the built client. */
export async function withTwoNodes(then, flags = []) {
  const site = await cluster(["--static-dir", process.env.SITE, ...FLAGS, ...flags]);
  try {
    await then(site);
  } finally {
    await site.stop();
  }
}

/** Unfolds the choices of a new game in the lobby, which a phone folds away. */
export async function openTerms(page, input) {
  const terms = page.locator("[data-action=terms]");
  if (await terms.isVisible() && await terms.getAttribute("aria-expanded") === "false") await input.act("terms");
}

/** Creates a table from the home page; returns its path. */
export async function createTable(page, input, { slug, seats, pace = "untimed" }) {
  await input.act("meet");
  await page.waitForSelector("[data-action=create]:enabled");
  await openTerms(page, input);
  await input.choose("meet-game", slug);
  await input.choose("meet-seats", String(seats));
  await input.choose("meet-pace", pace);
  await input.act("create");
  await page.waitForSelector("#invite-link");
  return new URL(await page.locator("#invite-link").inputValue()).pathname;
}

/** Signs a page in as a guest that was created through the API. */
export async function signInAs(page, context, { cookie, user }, site) {
  await context.addCookies([{ name: cookie[0], value: cookie[1], url: site }]);
  await page.evaluate((user) => localStorage.setItem("pagoda.person", JSON.stringify(user)), user);
}
