// A mail server for tests: accepts a node's emails, delivers none, and returns them.
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** Replies to SMTP commands; all others get 250. */
const REPLIES = { EHLO: "250-mail\r\n250 8BITMIME", DATA: "354 go on", QUIT: "221 bye" };
/** Timeout for an email, in milliseconds. */
const TIMEOUT = 30_000;

/** The text of an email, which may be encoded. */
function read(lines) {
  const end = lines.indexOf("");
  const body = lines.slice(end + 1);
  if (!lines.slice(0, end).includes("Content-Transfer-Encoding: base64")) return body.join("\n");
  return Buffer.from(body.join(""), "base64").toString("utf8");
}

/** Speaks SMTP with a node; calls `take` with every email. */
async function converse(socket, take) {
  const say = (line) => socket.write(`${line}\r\n`);
  let [to, email] = ["", null];
  say("220 mail");
  for await (const line of createInterface({ input: socket })) {
    if (email && line !== ".") email.push(line.replace(/^\.\./, "."));
    else if (email) {
      take({ to, text: read(email) });
      email = null;
      say("250 queued");
    } else {
      const word = line.slice(0, 4).toUpperCase();
      if (word === "RCPT") to = line.match(/<(.*)>/)[1];
      if (word === "DATA") email = [];
      say(REPLIES[word] ?? "250 ok");
    }
  }
}

/** Starts a mail server at `url`; `email` waits for the next email to an address. */
export async function mailServer() {
  const emails = [];
  let notify = () => {};
  const take = (email) => {
    emails.push(email);
    notify();
  };
  const listener = createServer((socket) => converse(socket, take).catch(() => {}));
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const email = async (address) => {
    const late = AbortSignal.timeout(TIMEOUT);
    for (;;) {
      const at = emails.findIndex(({ to }) => to === address);
      if (at !== -1) return emails.splice(at, 1)[0].text;
      if (late.aborted) throw new Error(`no email to ${address}`);
      await new Promise((resolve) => {
        notify = resolve;
        late.addEventListener("abort", resolve, { once: true });
      });
    }
  };
  return { url: `smtp://127.0.0.1:${listener.address().port}`, email, close: () => listener.close() };
}
