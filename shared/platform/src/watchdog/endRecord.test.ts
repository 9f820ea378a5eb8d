import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { causeOf, shownStack, takeEndRecord } from './endRecord.ts';

const RELEASE = 'http://localhost:3002/1.0.0-a/node/SearchBox.js';

/** Runs a process that notes its end, then the shell's own code, and then code of a release. */
async function endOf(code: string, limitMs = 300, nextLimitMs = limitMs, ownCode = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'end-'));
  const script = path.join(folder, 'worker.mts');
  writeFileSync(
    script,
    `import vm from 'node:vm';
    import { endFileOf, noteExits } from '${__dirname}/endRecord.ts';
    import { startWatchdog } from '${__dirname}/startWatchdog.ts';
    noteExits(${JSON.stringify(folder)}, () => false);
    startWatchdog(endFileOf(${JSON.stringify(folder)}, process.pid), ${limitMs}).setLimit(${nextLimitMs});
    const run = (body, filename) => new vm.Script('(function () {' + body + '})', { filename }).runInThisContext();
    ${JSON.stringify(ownCode)} && run(${JSON.stringify(ownCode)}, '/app/main.cjs')();
    setTimeout(run(${JSON.stringify(code)}, '${RELEASE}'), 500);
    setTimeout(() => console.log('alive'), 1_500);`,
  );
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=128', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [exitCode, signal]: unknown[] = await once(child, 'exit');
  const record = takeEndRecord(folder, child.pid ?? 0);
  return { exitCode, signal, output, record, again: takeEndRecord(folder, child.pid ?? 0) };
}

test.each([
  ['exits', 'process.exit(3)', [3, null, 'exit']],
  ['loops for ever', 'function loop() { for (;;); } loop();', [null, 'SIGKILL', 'stall']],
  ['loops in promises', 'const loop = async () => { for (;;) await null; }; loop();', [null, 'SIGKILL', 'stall']],
])('a process that code of a release %s leaves a note that names the release', async (_what, code, expected) => {
  const { exitCode, signal, record, again } = await endOf(code);

  expect([exitCode, signal, record?.kind]).toEqual(expected);
  expect(record?.stack).toContain(RELEASE);
  expect(again).toBeUndefined();
});

test('the limit of a halt changes when the process has started', async () => {
  // By processor time, of which a busy machine gives less.
  const halt = 'const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 400_000);';

  expect(await endOf(halt, 60_000, 150)).toMatchObject({ signal: 'SIGKILL', record: { kind: 'stall' } });
  expect(await endOf(halt, 150, 60_000)).toMatchObject({ signal: null, output: 'alive\n' });
});

const FILLS_THE_MEMORY = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length).map((n) => ({ n })));';

test('a process whose memory is filled by a release leaves a note that names the release', async () => {
  // The heap is full before the limit of the stall.
  const { signal, record } = await endOf(FILLS_THE_MEMORY, 60_000);

  expect([signal, record?.kind]).toEqual(['SIGABRT', 'memory']);
  expect(record?.stack).toContain(RELEASE);
});

/** Keeps some 110 MiB of the heap, whose limit is 152, and halts when the watchdog has seen them. */
const KEEPS_MEMORY = `const kept = (globalThis.kept = []);
  const timer = setInterval(() => {
    kept.push(new Array(1e6).fill({}));
    if (kept.length < 14) return;
    clearInterval(timer);
    setTimeout(() => globalThis.halt(), 500);
  }, 10);`;
const HALTS = 'globalThis.halt = function halt() { for (;;); };';

test('a release whose objects fill the heap is the cause of a halt of any code', async () => {
  const { record } = await endOf(KEEPS_MEMORY, 1_000, 1_000, HALTS);

  expect(record?.kind).toBe('memory');
  expect(record && causeOf(record)).toBe('http://localhost:3002/1.0.0-a/node/');
});

test('a release that halts in a heap that others have filled is not the cause', async () => {
  const { record } = await endOf(HALTS, 1_000, 1_000, KEEPS_MEMORY);

  expect(record?.kind).toBe('memory');
  expect(record && causeOf(record)).toBe('');
});

test('a release that fills the heap with many calls is the cause of its end, without a halt', async () => {
  const { signal, record } = await endOf(
    `${KEEPS_MEMORY} setInterval(() => kept.push(new Array(1e5).fill({})), 5);`,
    60_000,
    60_000,
    'globalThis.halt = () => undefined;',
  );

  expect([signal, record?.kind]).toEqual(['SIGABRT', 'memory']);
  expect(record && causeOf(record)).toBe('http://localhost:3002/1.0.0-a/node/');
});

test('a heap that is full for a moment leaves no note', async () => {
  const { signal, record } = await endOf(
    `${KEEPS_MEMORY} globalThis.halt = () => {
      kept.length = 0;
      const { getHeapStatistics } = process.getBuiltinModule('node:v8');
      setInterval(() => {
        new Array(1e6).fill({});
        // Three beats of the watchdog after the collection.
        if (getHeapStatistics().used_heap_size < 6e7) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);
      }, 10);
    };`,
    60_000,
  );

  expect([signal, record]).toEqual(['SIGKILL', undefined]);
});

test('a process that needs much memory for a moment goes on, and its later end names no release', async () => {
  const { output, exitCode, record } = await endOf(
    'const end = Date.now() + 800; while (Date.now() < end) Buffer.alloc(2e8, 1);',
    60_000,
  );

  expect([output, exitCode, record?.kind]).toEqual(['alive\n', 0, 'exit']);
  expect(record?.stack).not.toContain(RELEASE);
});

test('an exit is noted although the watchdog withdraws its own note at that moment', async () => {
  const { record } = await endOf(
    // Both are due at the end of the loop: first the next beat, then the exit, at which the watchdog has time to see that beat.
    `setTimeout(() => {
      process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300));
      process.exit();
    }, 150);
    const end = Date.now() + 800;
    while (Date.now() < end) Buffer.alloc(2e8, 1);`,
    60_000,
  );

  expect(record?.kind).toBe('exit');
});

test('a process that waits without using the CPU is not ended', async () => {
  const { output, exitCode } = await endOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900)');

  expect([output, exitCode]).toEqual(['alive\n', 0]);
});

/** Starves its thread: the machine is busy, and other processes go first. Then it works for 5 ms of processor time. */
const WORKS_WITHOUT_A_PROCESSOR = `
  const { availableParallelism, setPriority } = process.getBuiltinModule('node:os');
  const { spawn } = process.getBuiltinModule('node:child_process');
  const loop = 'const end = Date.now() + 60_000; while (Date.now() < end);';
  const loops = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ['-e', loop]));
  setTimeout(() => {
    setPriority(19);
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 5_000);
    for (const child of loops) child.kill();
  }, 1_000);`;

// Only Linux says how long a thread has waited for a processor.
(process.platform === 'linux' ? test : test.skip)('a process that waits for a processor is not ended', async () => {
  const { signal, record } = await endOf(WORKS_WITHOUT_A_PROCESSOR, 100);

  expect([signal, record?.kind]).toEqual([null, 'exit']);
});

test('the log and the team get the innermost frames of a deep stack', () => {
  const stack = Array.from({ length: 300 }, (_, frame) => `at render${frame}`).join('\n');

  expect(shownStack({ kind: 'stall', stack })?.split('\n')).toEqual(
    Array.from({ length: 20 }, (_, frame) => `at render${frame}`),
  );
  expect(shownStack({ kind: 'memory', stack: '' })).toBeUndefined();
});
