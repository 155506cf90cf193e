// A worker that keeps a table of one game: questions come in, answers go out, in order.
// The page names the worker after its game; a development build has one for all.
const module = "{{build}}" !== "shipped" ? "engine" : `engine-${self.name}`;
const ready = import(`./${module}.js`).then(async (engine) => {
  await engine.default({ module_or_path: new URL(`${module}_bg.wasm`, import.meta.url) });
  return engine;
});

onmessage = async ({ data }) => {
  let said;
  try {
    said = (await ready).answer(data);
  } catch (error) {
    said = JSON.stringify({ problem: { lost: String(error) } });
  }
  postMessage(said);
};
