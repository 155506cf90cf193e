// A user with an account: sign-up by email, and sign-in.
import assert from "node:assert/strict";
import { messageText, prefixPattern, variantPattern } from "./messages.mjs";

/** The password of a new account, and a second one. */
export const [FIRST, SECOND] = ["seven quiet herons", "nine loud magpies"];

/** Waits for a message of the client. */
export const expectMessage = (page, id) => page.getByText(messageText("en", id)).first().waitFor();
/** Waits for an error of the server; a button may follow it. */
export function expectError(page, code) {
  const reason = prefixPattern(variantPattern("en", "failed-refused", code));
  return page.locator(".notice", { hasText: reason }).waitFor();
}

/** The link in the next email to an address, as a path: each node names itself as the site. */
export async function link(mail, email) {
  const [found] = (await mail.email(email)).match(/https?:\S+/);
  const { pathname, hash } = new URL(found);
  assert.equal(pathname, "/account");
  return pathname + hash;
}

/** Fills in the sign-in form of the account page. */
export async function signIn(page, input, email, password) {
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
  await input.act("sign-in");
}

/** A guest creates an account by email; returns the link of the email. */
export async function join(page, input, mail, email) {
  await page.locator("#join-email").fill(email);
  await page.locator("#join-password").fill(FIRST);
  await input.act("join");
  await expectMessage(page, "join-mailed");
  const confirm = await link(mail, email);
  await page.goto(confirm);
  await input.act("confirm");
  await page.waitForSelector("[data-action=sign-out]");
  await expectMessage(page, "letter-confirmed");
  assert.equal(new URL(page.url()).hash, "", "the link isn't left in the address bar");
  return confirm;
}
