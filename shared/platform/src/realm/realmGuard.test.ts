import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RELEASE = 'http://localhost:3001/1.0.0-a/node/ListPage.js';

/**
 * Runs code of a release in a process whose guard has started.
 *
 * @param probe expression, which must be true when the guard has repaired the realm
 */
async function repairAfter(code: string, probe = 'true') {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'realm-')), 'worker.mts');
  writeFileSync(
    script,
    `import vm from 'node:vm';
    import { RealmGuard } from '${__dirname}/realmGuard.ts';
    const send = process.send.bind(process);
    const guard = new RealmGuard();
    const reports = [];
    guard.start((report) => reports.push(report));
    new vm.Script(${JSON.stringify(`(function () { ${code} })()`)}, { filename: '${RELEASE}' }).runInThisContext();
    const wasChanged = guard.repair();
    const isChanged = guard.repair();
    send({ wasChanged, isChanged, reports, isAsBefore: ${probe} });`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => ['the process ended']);
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  child.kill('SIGKILL');
  return message;
}

test.each([
  [
    'a method of arrays',
    'Array.prototype.map = function () { return []; };',
    'Array.prototype.map',
    '[1].map((n) => n)[0] === 1',
  ],
  [
    'a new method',
    'String.prototype.shout = function () { return this; };',
    'String.prototype.shout',
    '!("shout" in String.prototype)',
  ],
  [
    'the function of requests',
    'globalThis.fetch = async () => { throw new Error(); };',
    'globalThis.fetch',
    "String(fetch).startsWith('function fetch')",
  ],
  [
    'a property as an accessor',
    "Object.defineProperty(globalThis, 'basket', { get: () => 1, configurable: true });",
    'globalThis.basket',
    "!('basket' in globalThis)",
  ],
  [
    'what formats prices',
    "Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: () => '0', configurable: true });",
    'Intl.NumberFormat.prototype.format',
    "new Intl.NumberFormat('en').format(1) === '1'",
  ],
  [
    'the output',
    'process.stdout.write = () => true;',
    'process.stdout.write',
    "!Object.hasOwn(process.stdout, 'write')",
  ],
  [
    'the streams',
    "process.getBuiltinModule('node:stream').Writable.prototype.write = () => true;",
    'Writable.prototype.write',
    'true',
  ],
  [
    'a listener of the process',
    "process.on('uncaughtException', () => {});",
    'process.on(uncaughtException)',
    "process.listenerCount('uncaughtException') === 0",
  ],
  [
    'what this check itself could use',
    'Map.prototype.get = Array.prototype[Symbol.iterator] = Array.prototype.push = () => { throw new Error(); };',
    'Array.prototype.push',
    '[...[1]].length === 1',
  ],
])('a change of %s is undone and reported once, with the file that it comes from', async (_what, code, name, probe) => {
  expect(await repairAfter(code, probe)).toEqual({
    wasChanged: true,
    isChanged: false,
    isAsBefore: true,
    reports: [{ changes: expect.arrayContaining([name]), source: RELEASE }],
  });
});

test.each([
  ['a value', "process.env.TZ = 'Asia/Tokyo';", 'process.env.TZ', "process.env.TZ !== 'Asia/Tokyo'"],
  ['a removal', 'delete JSON.parse;', 'JSON.parse', "typeof JSON.parse === 'function'"],
])('a change to %s is undone, and names no file', async (_what, code, name, probe) => {
  expect(await repairAfter(code, probe)).toEqual({
    wasChanged: true,
    isChanged: false,
    isAsBefore: true,
    reports: [{ changes: [name], source: '' }],
  });
});

test.each([
  ['code that only computes', '[3, 1].toSorted().map((n) => new Intl.NumberFormat().format(n));'],
  [
    'classes of Node.js that are loaded when they are first used',
    'new CompressionStream("gzip"); WebSocket; structuredClone({}); crypto.subtle; navigator.language;',
  ],
  ['the variables of the federation runtime', 'globalThis.__FEDERATION__ = {}; globalThis.webpackChunkmf_search = [];'],
])('%s is no change', async (_what, code) => {
  expect(await repairAfter(code)).toEqual({ wasChanged: false, isChanged: false, isAsBefore: true, reports: [] });
});

test('what cannot be undone is reported each time', async () => {
  const code = "Object.defineProperty(globalThis, 'basket', { value: 1, configurable: false });";

  expect(await repairAfter(code)).toMatchObject({ wasChanged: true, isChanged: true });
});
