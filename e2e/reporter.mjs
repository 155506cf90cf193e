// Test reporter for the scheduler: one line of JSON for each test.
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    // A suite is no test.
    if (data.details.type === "suite") continue;
    const skipped = data.skip !== undefined;
    yield `${JSON.stringify({ name: data.name, ok: type === "test:pass", skipped, seconds: data.details.duration_ms / 1_000 })}\n`;
  }
}
