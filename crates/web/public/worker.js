// A worker that keeps a table: questions come in, answers go out, in order.
import init, { answer } from "./engine.js";

const ready = init({ module_or_path: new URL("engine_bg.wasm", import.meta.url) });

onmessage = async ({ data }) => {
  let said;
  try {
    await ready;
    said = answer(data);
  } catch (error) {
    said = JSON.stringify({ problem: { lost: String(error) } });
  }
  postMessage(said);
};
