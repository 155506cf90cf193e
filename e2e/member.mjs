// A user with an account: sign-up by email, and sign-in.
import assert from "node:assert/strict";
import { opening, said, variant } from "./words.mjs";

/** The password of an account that was just made, and another. */
export const [FIRST, SECOND] = ["seven quiet herons", "nine loud magpies"];

/** Waits for a sentence of the client's. */
export const isSaid = (page, id) => page.getByText(said("en", id)).first().waitFor();
/** Waits for the reason why the server refused something; a button may stand behind it. */
export function isRefused(page, code) {
  const reason = opening(variant("en", "failed-refused", code));
  return page.locator(".notice", { hasText: reason }).waitFor();
}

/** The link of the next letter to somebody, as a path: each node names itself as the site. */
export async function link(office, email) {
  const [found] = (await office.letter(email)).match(/https?:\S+/);
  const { pathname, hash } = new URL(found);
  assert.equal(pathname, "/account");
  return pathname + hash;
}

/** Fills in the form on the page about accounts. */
export async function signIn(page, hands, email, password) {
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
  await hands.act("sign-in");
}

/** A guest makes an account, by mail; says what the letter's link was. */
export async function join(page, hands, office, email) {
  await page.locator("#join-email").fill(email);
  await page.locator("#join-password").fill(FIRST);
  await hands.act("join");
  await isSaid(page, "join-mailed");
  const confirm = await link(office, email);
  await page.goto(confirm);
  await hands.act("confirm");
  await page.waitForSelector("[data-action=sign-out]");
  await isSaid(page, "letter-confirmed");
  assert.equal(new URL(page.url()).hash, "", "nobody finds the link in the address");
  return confirm;
}
