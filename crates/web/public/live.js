// For `tools/dev` alone: reloads the page when another build is served.
const shown = document.documentElement.dataset.assets;
setInterval(async () => {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null); // The node starts anew.
  const served = answer?.ok && (await answer.text()).match(/data-assets="([^"]*)"/)?.[1];
  if (served && served !== shown) location.reload();
}, 500);
