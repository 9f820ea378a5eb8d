import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from './childProcess.ts';
import { progressStepFrom } from './progressMessage.ts';

const PROGRESS = { kind: 'progress', step: 'rehearsing releases', done: 2, total: 5 };

test.each([
  [PROGRESS, 'rehearsing releases 2 of 5'],
  [{ ...PROGRESS, name: 'mf-search' }, 'rehearsing releases 2 of 5 (mf-search)'],
  [
    { ...PROGRESS, step: 'rehearsing releases 2 of 5 (mf-search)', name: 'mf-search' },
    'rehearsing releases 2 of 5 (mf-search)',
  ],
  [{ ...PROGRESS, done: 0, total: 0 }, 'rehearsing releases'],
  [{ ...PROGRESS, step: 'opening the database', done: 0, total: 1 }, 'opening the database'],
  [{ ready: true, port: 4000 }, undefined],
  [{ ...PROGRESS, done: 'two' }, undefined],
  ['progress', undefined],
])('the message %j is the step %j', (message, step) => {
  expect(progressStepFrom(message)).toBe(step);
});

test('a process reports its steps over a channel, and other messages are ignored', async () => {
  const steps: string[] = [];
  const script = `process.send({ ready: true }); process.send(${JSON.stringify(PROGRESS)}, () => process.disconnect());`;
  const child = startChild({
    name: 'fake',
    args: ['-e', script],
    env: {},
    writeLines: () => undefined,
    onStep: (step) => steps.push(step),
  });
  await child.closed;

  expect(steps).toEqual(['rehearsing releases 2 of 5']);
  expect(child.messages()).toBe(1);
});

test('the output that a process writes before it exits is complete', async () => {
  let output = '';
  const child = startChild({
    name: 'fake',
    args: ['-e', `console.log('x'.repeat(300000)); process.stdout.write('end'); process.exitCode = 3;`],
    env: {},
    writeLines: (lines) => (output += String(Buffer.from(lines))),
  });
  await child.closed;

  // Compared in parts, as the message of a failure would be as long.
  expect([output.length, output.slice(-5)]).toEqual([300_005, '\nend\n']);
  await expect(child.ended).resolves.toBe(3);
});

test('the output in a log file is available after the process has ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  const logFile = path.join(folder, 'fake.log');
  const child = startChild({ name: 'fake', args: ['-e', `console.error('Port 3000 is taken.')`], env: {}, logFile });
  await child.closed;

  expect(child.lastOutput()).toBe('Port 3000 is taken.');
  expect(readFileSync(logFile, 'utf8')).toBe('Port 3000 is taken.\n');
  rmSync(folder, { recursive: true });
});
