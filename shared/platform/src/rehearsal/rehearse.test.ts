import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { until } from '@hemvaror/testing/until';
import type { RehearsalTask } from '../host/rehearsal.ts';
import { otherReleaseIn } from './otherReleaseIn.ts';
import { MAX_BREAKS, RehearsalResults } from '../host/rehearsalResults.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import { createRehearsal } from './rehearse.ts';

const { log } = fastify({ logger: false });
const TASK: RehearsalTask = {
  remote: 'mf-search',
  release: { release: '1.0.0-a', url: 'http://localhost:3002/1.0.0-a/', integrity: 'sha384-a' },
  others: {},
  rendersPages: false,
};
const LIMITS = { cpuMs: 20_000, silentMs: TEST_TIMEOUT_MS, startMs: TEST_TIMEOUT_MS, totalMs: TEST_TIMEOUT_MS };
const LOWEST_PRIORITY = 19;

const WATCHDOG = path.resolve(__dirname, '../watchdog');

/** A process of the rehearsal: each start adds a line to a file. @param body what happens when the task has come */
function aRehearsal(
  body: string,
  options: { hostRelease?: string; folder?: string; limits?: Partial<typeof LIMITS>; isUrgent?: boolean } = {},
) {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const starts = path.join(folder, 'starts');
  const script = path.join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
    import vm from 'node:vm';
    import { endFileOf, noteExits } from '${WATCHDOG}/endRecord.ts';
    import { startWatchdog } from '${WATCHDOG}/startWatchdog.ts';
    startWatchdog(endFileOf(${JSON.stringify(path.join(folder, 'results'))}, process.pid), 400);
    noteExits(${JSON.stringify(path.join(folder, 'results'))}, () => false);
    const run = (code, filename) => new vm.Script(code, { filename }).runInThisContext();
    appendFileSync(${JSON.stringify(starts)}, JSON.stringify(process['env']) + '\\n');
    process.on('message', (task) => { ${body} });
    process.send({ kind: 'ready' });`,
  );
  const results = path.join(folder, 'results');
  const store = path.join(results, 'kept/mf-search/1.0.0-a');
  mkdirSync(store, { recursive: true });
  const rehearse = createRehearsal({
    folder: results,
    hostRelease: options.hostRelease ?? '2.0.0-s',
    variables: { SHOP_NAME: 'Vide', SOME_SECRET: 'hush' },
    settingNames: ['SHOP_NAME'],
    script,
    limits: { ...LIMITS, ...options.limits },
    isUrgent: () => options.isUrgent === true,
  });
  return {
    folder,
    store,
    run: async (task: Partial<RehearsalTask> = {}) => rehearse({ ...TASK, ...task }, log),
    starts: () => readFileSync(starts, 'utf8').trim().split('\n'),
  };
}

const PASSES = `process.send({ kind: 'passed', pages: task.rendersPages ? 12 : 0 });`;

test('a release that passed is not rehearsed again, also by another process of the same shell', async () => {
  const first = aRehearsal(PASSES);
  await first.run();
  await first.run();
  const second = aRehearsal(PASSES, { folder: first.folder });
  await second.run();

  expect(first.starts()).toHaveLength(1);
});

test('another release of the shell, another address or the pages need another rehearsal', async () => {
  const { run, folder, starts } = aRehearsal(PASSES);
  await run();
  await run({ rendersPages: true });
  await run({ release: { ...TASK.release, url: 'http://localhost:3003/1.0.0-a/' }, rendersPages: true });
  await aRehearsal(PASSES, { folder, hostRelease: '2.0.1-t' }).run();

  expect(starts()).toHaveLength(4);
});

test('a release whose files are no longer stored is rehearsed again', async () => {
  const { run, store, starts } = aRehearsal(PASSES);
  await run();
  rmSync(store, { recursive: true });
  await run();

  expect(starts()).toHaveLength(2);
});

test('a release that fails is refused with its reason, and may be tried again', async () => {
  const { run, starts } = aRehearsal(`process.send({ kind: 'failed', reason: 'SearchBox: broken' });`);

  await expect(run()).rejects.toThrow('SearchBox: broken');
  await expect(run()).rejects.toThrow('SearchBox: broken');

  expect(starts()).toHaveLength(2);
});

test.each([
  ['exits', 'process.exit(3);', 'The release ended its process: exit code 3.'],
  ['loops for ever', 'for (;;);', /^The release halted its process: \d+ ms at .+\.mjs:\d+\)\.$/],
  [
    'fills the memory',
    'const all = []; for (;;) all.push(new Array(1e6).fill({}));',
    /^The release (?:ended|halted) its process/,
  ],
])('a release that %s is refused, and not tried again after the second time', async (_what, body, reason) => {
  const { run, folder, starts } = aRehearsal(body);

  await expect(run()).rejects.toThrow(reason);
  await expect(run()).rejects.toThrow(reason);
  const another = aRehearsal(PASSES, { folder });
  await expect(another.run()).rejects.toThrow('Not tried again: The release');

  expect(starts()).toHaveLength(2);
});

test('a release that is withdrawn during its rehearsal stays withdrawn, although it passes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const withdrawn = path.join(folder, 'withdrawn');
  const { run, starts } = aRehearsal(
    `const { existsSync } = process.getBuiltinModule('fs');
    const pass = () => { if (existsSync('${withdrawn}')) { ${PASSES} } else setTimeout(pass, 20); };
    pass();`,
    { folder },
  );
  const rehearsed = run();
  await until(() => existsSync(path.join(folder, 'starts')));
  const results = new RehearsalResults(path.join(folder, 'results'), '2.0.0-s');
  await results.write(TASK.remote, TASK.release, { breaks: MAX_BREAKS, pages: 0, reason: 'It halted a process.' });
  writeFileSync(withdrawn, '');

  await expect(rehearsed).rejects.toThrow('Not tried again: It halted a process.');
  await expect(run()).rejects.toThrow('Not tried again: It halted a process.');
  expect(starts()).toHaveLength(1);
});

const OTHER = { release: '3.0.0-o', url: 'http://localhost:3003/3.0.0-o/' };

test.each([
  ['halts', 'for (;;);', /^The rehearsal failed: mf-content 3\.0\.0-o halted its process/],
  ['ends', 'process.exit(3);', 'The rehearsal failed: mf-content 3.0.0-o ended its process: exit code 3.'],
])(
  'a live release of another remote that %s the process does not quarantine the rehearsed one',
  async (_what, code, reason) => {
    const others = { 'mf-content': OTHER };
    const { run } = aRehearsal(`run(${JSON.stringify(code)}, '${OTHER.url}node/WidgetArea.js');`);

    for (let count = 0; count < 3; count += 1) await expect(run({ others })).rejects.toThrow(reason);

    const own = aRehearsal(`run(${JSON.stringify(code)}, '${TASK.release.url}node/SearchBox.js');`);
    for (let count = 0; count < 2; count += 1) await expect(own.run({ others })).rejects.toThrow('The release');
    await expect(own.run({ others })).rejects.toThrow('Not tried again: The release');
  },
);

test.each([
  [['a', 'shell'], undefined],
  [['shell', 'o', 'shell'], 'mf-content 3.0.0-o'],
  [['o', 'shell', 'a'], 'mf-content 3.0.0-o'],
  [['a', 'shell', 'o'], undefined],
  [['shell'], undefined],
])('the innermost release of a stack with the code of %j decides which one is blamed', (frames, expected) => {
  const addresses: Record<string, string> = {
    a: `${TASK.release.url}node/SearchBox.js`,
    o: `${OTHER.url}node/WidgetArea.js`,
    shell: '/app/shell/2.0.0-s/node/main.cjs',
  };
  const stack = frames.map((frame) => `    at code (${addresses[frame]}:3:1)`).join('\n');

  expect(otherReleaseIn(stack, { ...TASK, others: { 'mf-content': OTHER } })).toBe(expected);
});

test.each([
  [
    'takes too long',
    `setInterval(() => process.send({ kind: 'alive', cpuMs: 0 }), 50);`,
    { totalMs: 1_000 },
    'took longer than 1000 ms',
  ],
  ['does not respond', '', { silentMs: 500 }, 'did not respond for 500 ms'],
])(
  'a rehearsal that %s is refused and may be tried again, as it may wait for the processor',
  async (_what, body, limits, reason) => {
    const { run } = aRehearsal(body, { limits });

    for (let count = 0; count < 3; count += 1) {
      await expect(run()).rejects.toThrow(new TemporaryFailure('machine', `The rehearsal ${reason}.`));
    }
  },
);

test.each(['machine', 'origin'] as const)('a rehearsal that failed because of the %s blames it', async (blames) => {
  const { run } = aRehearsal(`process.send({ kind: 'failed', reason: 'late', blames: '${blames}' });`);

  await expect(run()).rejects.toMatchObject({ message: 'late', blames });
});

test('a release that uses too much processor time is refused by its own fault', async () => {
  const { run } = aRehearsal(`process.send({ kind: 'alive', cpuMs: 20_001 }); setInterval(() => undefined, 50);`);

  const error: unknown = await run().catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(TemporaryFailure);
  expect(String(error)).toContain('used more than 20000 ms of processor time');
});

test('rehearsals that the shop waits for run two at a time, at its own priority', async () => {
  const waits =
    "const { getPriority } = process.getBuiltinModule('node:os'); process.send({ kind: 'failed', reason: 'priority ' + getPriority() });";
  const { run } = aRehearsal(waits, { isUrgent: true });
  const reasons = await Promise.all(
    ['a', 'b', 'c'].map(async (release) =>
      run({ release: { ...TASK.release, release: `1.0.0-${release}` } }).catch((error: unknown) => String(error)),
    ),
  );

  expect(reasons).toEqual(Array(3).fill(`Error: priority ${getPriority()}`));
});

test('the process has a lower priority than the shell', async () => {
  const { run } = aRehearsal(
    `process.send({ kind: 'failed', reason: 'priority ' + process.getBuiltinModule('node:os').getPriority() });`,
  );

  await expect(run()).rejects.toThrow(`priority ${Math.min(getPriority() + 5, LOWEST_PRIORITY)}`);
});

test('the process gets the settings of the shell and no other variable', async () => {
  const { run, starts } = aRehearsal(PASSES);
  await run();

  const env: object = JSON.parse(starts()[0] ?? '');
  // Names only, as a failure must not print values. macOS adds `__CF_USER_TEXT_ENCODING` to every process.
  expect(Object.keys(env).filter((name) => !name.startsWith('__'))).toEqual(['SHOP_NAME']);
  expect(env).toHaveProperty('SHOP_NAME', 'Vide');
});

test('a result that was not written to its end does not count', async () => {
  const { run, folder, starts } = aRehearsal(PASSES);
  await run();
  writeFileSync(path.join(folder, 'results/mf-search@1.0.0-a.json'), '{"shell":');
  await run();

  expect(starts()).toHaveLength(2);
});

test('a name that is no file name is refused', async () => {
  const { run } = aRehearsal(PASSES);

  await expect(run({ remote: '../../etc/passwd' })).rejects.toThrow('Invalid name of a remote');
});
