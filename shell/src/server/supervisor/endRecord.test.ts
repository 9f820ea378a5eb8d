import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeEndRecord } from './endRecord.ts';

const RELEASE = 'http://localhost:3002/1.0.0-a/node/SearchBox.js';

/** Runs a process that notes its end, and then code of a release. */
async function endOf(code: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'end-'));
  const script = path.join(folder, 'worker.mts');
  writeFileSync(
    script,
    `import vm from 'node:vm';
    import { endFileOf, noteExits } from '${__dirname}/endRecord.ts';
    import { startWatchdog } from '${__dirname}/startWatchdog.ts';
    noteExits(${JSON.stringify(folder)}, () => false);
    startWatchdog(endFileOf(${JSON.stringify(folder)}, process.pid), 300);
    const release = new vm.Script('(function () {' + ${JSON.stringify(code)} + '})', { filename: '${RELEASE}' });
    setTimeout(release.runInThisContext(), 500);
    setTimeout(() => console.log('alive'), 1_500);`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
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

test('a process that waits without using the CPU is not ended', async () => {
  const { output, exitCode } = await endOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900)');

  expect([output, exitCode]).toEqual(['alive\n', 0]);
});
