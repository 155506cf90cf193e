// A server that lies about a table: what a page and an honest node tell each other is changed on its way. The proof after the game is the
// node's own.

/**
 * Lets the server lie to a page about a table, from the next document on. `lies` maps what the node says to what the page reads instead,
 * in every card; it may change at any time. `on` has a function for a kind of request: it gets the body that the page sends, and returns
 * another one for the node, or nothing. Returns the kinds of the page's requests, a list that grows: `sit`, `commit`, `start`, `reveal`.
 */
export async function lieAbout(page, id, lies, on = {}) {
  const requests = [];
  const changed = (text) => [...lies].reduce((text, [truth, lie]) => text.replaceAll(truth, lie), text);
  await page.route(new RegExp(`/api/tables/${id}(/(sit|commit|start|reveal))?$`), async (route) => {
    const asked = route.request();
    const kind = new URL(asked.url()).pathname.split("/").at(-1);
    requests.push(kind);
    const body = on[kind]?.(asked.postDataJSON());
    const answer = await route.fetch(body && { postData: JSON.stringify(body) });
    await route.fulfill({ response: answer, body: changed(await answer.text()) });
  });
  await page.routeWebSocket(/\/api\/news$/, (socket) => {
    const node = socket.connectToServer();
    node.onMessage((news) => socket.send(changed(String(news))));
  });
  return requests;
}
