// What users do at a server before they play: create a table, join, start.
import { cluster } from "./cluster.mjs";

/** Limits that no test should meet, and bots that don't keep anybody waiting. */
const FREE = ["--guests", "100000", "--questions", "100000", "--commands", "10000", "--bot-time", "0.1"];

/** Does something with two nodes that serve the built client. */
export async function withNodes(then, flags = []) {
  const site = await cluster(["--site", process.env.SITE, ...FREE, ...flags]);
  try {
    await then(site);
  } finally {
    await site.stop();
  }
}

/** Creates a table from the first page; returns its address. */
export async function lay(page, hands, { slug, seats, pace = "untimed" }) {
  await hands.act("meet");
  await page.waitForSelector("[data-action=create]:enabled");
  await hands.choose("meet-game", slug);
  await hands.choose("meet-seats", String(seats));
  await hands.choose("meet-pace", pace);
  await hands.act("create");
  await page.waitForSelector("#invite-link");
  return new URL(await page.locator("#invite-link").inputValue()).pathname;
}

/** Whoever looks is from now on who came to a site as a guest without a browser. */
export async function become(page, context, { cookie, user }, site) {
  await context.addCookies([{ name: cookie[0], value: cookie[1], url: site }]);
  await page.evaluate((user) => localStorage.setItem("pagoda.person", JSON.stringify(user)), user);
}
