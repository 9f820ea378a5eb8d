import { runCommand } from './runCommand.ts';

test.each([
  [0, true],
  [1, false],
])('a command passes if it ends with 0: %d', async (code, hasPassed) => {
  expect(await runCommand([process.execPath, '-e', `process.exit(${code})`])).toBe(hasPassed);
});

test('an aborted signal interrupts the command, which has not passed then', async () => {
  const stopping = new AbortController();
  const ended = runCommand([process.execPath, '-e', 'setInterval(() => {}, 1_000)'], { signal: stopping.signal });
  stopping.abort();

  expect(await ended).toBe(false);
});
