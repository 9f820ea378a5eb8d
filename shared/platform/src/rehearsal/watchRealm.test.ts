import { watchRealm } from './watchRealm.ts';

const FOLDER = 'http://localhost:3002/1.0.0-a/';

/** Runs code as the code of the release, in the realm of this test. */
function run(code: string): unknown {
  // oxlint-disable-next-line no-eval -- `vm` would run it in the realm outside of Jest's
  return globalThis.eval(`${code}\n//# sourceURL=${FOLDER}node/remoteEntry.js`);
}

test('code that only computes leaves no trace', () => {
  const realm = watchRealm(FOLDER);
  run('[1, 2].map((value) => value * 2)');

  expect(realm.traces()).toEqual([]);
});

test.each([
  [
    'a method of arrays',
    'Array.prototype.last = function () {}',
    'delete Array.prototype.last',
    'Array.prototype.last',
  ],
  ['a global variable', 'globalThis.basket = {}', 'delete globalThis.basket', 'globalThis.basket'],
  [
    'the console',
    'was = console.warn; console.warn = () => {}',
    'console.warn = was; delete globalThis.was',
    'console.warn',
  ],
])('a change of %s is named', (_what, code, undo, name) => {
  const realm = watchRealm(FOLDER);
  run(code);
  const traces = realm.traces();
  run(undo);

  expect(traces).toContain(`changes ${name}`);
});

test('timers of the release that still run are counted, those of others are not', () => {
  const realm = watchRealm(FOLDER);
  run('setInterval(() => {}, 60000).unref(); clearTimeout(setTimeout(() => {}, 60000))');
  const own = setTimeout(() => undefined, 60_000);
  const traces = realm.traces();
  clearTimeout(own);

  expect(traces).toEqual(['leaves a timer behind']);
});

test('the timer functions are those of Node.js again afterwards', () => {
  const { setTimeout: before } = globalThis;
  watchRealm(FOLDER).traces();

  expect(globalThis.setTimeout).toBe(before);
});
