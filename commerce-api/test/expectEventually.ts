const TIMEOUT_MS = 10_000;
const INTERVAL_MS = 20;

/** Reads until the value is the expected one, for ten seconds at most. */
export async function expectEventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let value = await read();
  while (Date.now() < end && JSON.stringify(value) !== JSON.stringify(expected)) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    value = await read();
  }
  expect(value).toEqual(expected);
}
