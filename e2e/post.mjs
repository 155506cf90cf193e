// A mail server for tests: accepts a node's emails, delivers none, and returns them.
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** What is answered to a word of SMTP; all else is fine too. */
const ANSWERS = { EHLO: "250-post\r\n250 8BITMIME", DATA: "354 go on", QUIT: "221 bye" };
/** How long a letter may take. */
const PATIENCE = 30_000;

/** The text of a letter, which may be encoded. */
function read(lines) {
  const end = lines.indexOf("");
  const body = lines.slice(end + 1);
  if (!lines.slice(0, end).includes("Content-Transfer-Encoding: base64")) return body.join("\n");
  return Buffer.from(body.join(""), "base64").toString("utf8");
}

/** Talks to a node; `take` is given every letter. */
async function converse(socket, take) {
  const say = (line) => socket.write(`${line}\r\n`);
  let [to, letter] = ["", null];
  say("220 post");
  for await (const line of createInterface({ input: socket })) {
    if (letter && line !== ".") letter.push(line.replace(/^\.\./, "."));
    else if (letter) {
      take({ to, text: read(letter) });
      letter = null;
      say("250 taken");
    } else {
      const word = line.slice(0, 4).toUpperCase();
      if (word === "RCPT") to = line.match(/<(.*)>/)[1];
      if (word === "DATA") letter = [];
      say(ANSWERS[word] ?? "250 ok");
    }
  }
}

/** Opens a post office at `url`; `letter` waits for the next one to somebody. */
export async function post() {
  const letters = [];
  let rung = () => {};
  const take = (letter) => {
    letters.push(letter);
    rung();
  };
  const listener = createServer((socket) => converse(socket, take).catch(() => {}));
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const letter = async (address) => {
    const late = AbortSignal.timeout(PATIENCE);
    for (;;) {
      const at = letters.findIndex(({ to }) => to === address);
      if (at !== -1) return letters.splice(at, 1)[0].text;
      if (late.aborted) throw new Error(`no letter to ${address}`);
      await new Promise((resolve) => {
        rung = resolve;
        late.addEventListener("abort", resolve, { once: true });
      });
    }
  };
  return { url: `smtp://127.0.0.1:${listener.address().port}`, letter, close: () => listener.close() };
}
