import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import { cannotStart, EndCounter, findFaultyRelease } from './faultyReleases.ts';

const entryOf = (release: string) => ({ release, url: `http://localhost:3002/${release}/`, integrity: 'sha384-a' });

test('a stack names a release that was ever live, and the shell’s own code names none', async () => {
  const store = new ReleaseStore(mkdtempSync(path.join(tmpdir(), 'faulty-')));
  await store.note('mf-search', entryOf('1.0.0-a'));
  await store.note('mf-search', entryOf('1.0.0-b'));
  const found = async (stack: string) => (await findFaultyRelease(store, stack))?.entry.release;

  expect(await found('at loop (http://localhost:3002/1.0.0-a/node/SearchBox.js:3)\nat main.cjs')).toBe('1.0.0-a');
  expect(await found('at x (http://localhost:3002/1.0.0-b/node/x.js:1)')).toBe('1.0.0-b');
  expect(await found('at x (http://localhost:3002/1.0.0-c/node/x.js:1)')).toBeUndefined();
  expect(await found('at x (/app/releases/2.0.0/node/main.cjs:1)')).toBeUndefined();
});

test.each([
  ['its second end within a minute', [0, 59_000], 'two processes of the shop within a minute'],
  ['its third end within a day, however slowly', [0, 66_000, 132_000], 'three processes of the shop within a day'],
])('a release is withdrawn with %s', (_what, ends, reason) => {
  const counter = new EndCounter();
  const faulty = { remote: 'mf-search', entry: entryOf('a') };

  expect(ends.map((at) => counter.add(faulty, at, 'exit'))).toEqual([...ends.slice(1).map(() => undefined), reason]);
  expect(counter.add({ remote: 'mf-search', entry: entryOf('b') }, ends.at(-1) ?? 0, 'exit')).toBeUndefined();
});

test('the ends of a release are forgotten after a day', () => {
  const counter = new EndCounter();
  const faulty = { remote: 'mf-search', entry: entryOf('a') };
  const DAY_MS = 24 * 3_600_000;

  expect([0, 100_000, DAY_MS + 1, DAY_MS + 100_001].map((at) => counter.add(faulty, at, 'exit'))).not.toContainEqual(
    expect.any(String),
  );
});

test('the shell gives up at its start only if no release has ended the worker', () => {
  const faulty = { remote: 'mf-search', entry: entryOf('a') };
  const first = { hasListened: false, code: 1 };

  expect(cannotStart(first, undefined)).toBe(true);
  expect(cannotStart(first, faulty)).toBe(false);
  expect(cannotStart({ ...first, hasListened: true }, undefined)).toBe(false);
  expect(cannotStart({ ...first, code: null }, undefined)).toBe(false);
});
