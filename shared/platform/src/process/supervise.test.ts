import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const workerSchema = z.object({
  pid: z.number(),
  parent: z.number(),
  env: z.record(z.string(), z.string()),
  /** The environment with which the system has started the process; only Linux has it. */
  initial: z.string().optional(),
});

interface Options {
  /** Code of the worker. */
  worker: string;
  /** Of the supervisor. */
  env: Record<string, string>;
  /** Receives the output so far, after each part of it. */
  onOutput?: (output: string, supervisor: ChildProcess) => void;
}

/** Runs a supervisor with one worker until both have ended. */
async function supervised({ worker, env, onOutput }: Options) {
  const script = path.join(folder, 'host.mjs');
  writeFileSync(
    script,
    `import cluster from 'node:cluster';
    import { existsSync, readFileSync, writeSync } from 'node:fs';
    const { supervise } = cluster.isPrimary ? await import('${__dirname}/supervise.ts') : {};
    if (cluster.isWorker) {
      ${worker}
    } else supervise({
      folder: ${JSON.stringify(folder)},
      hostRelease: '2.0.0-s',
      variables: process['env'],
      settingNames: ['SHOP_NAME', 'SHOP_MOTTO'],
      workers: 1,
      required: undefined,
      log: { info() {}, error() {}, debug() {}, warn() {} },
    });`,
  );
  const supervisor = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  supervisor.stdout.on('data', (chunk) => {
    output += String(chunk);
    onOutput?.(output, supervisor);
  });
  const [exitCode]: unknown[] = await once(supervisor, 'close');
  return { supervisor: supervisor.pid, output, exitCode };
}

const REPORTS_ITS_ENVIRONMENT = `
  const initial = existsSync('/proc/self/environ') ? readFileSync('/proc/self/environ', 'utf8') : undefined;
  writeSync(1, JSON.stringify({ pid: process.pid, parent: process.ppid, env: process['env'], initial }));
  process.exit(1);`;

test('a worker gets the settings and the variables of the system, and no other variable of its supervisor', async () => {
  const { supervisor, output } = await supervised({
    worker: REPORTS_ITS_ENVIRONMENT,
    env: {
      PATH: '/usr/bin',
      TZ: 'Europe/Stockholm',
      NODE_OPTIONS: '--max-old-space-size=256',
      SHOP_NAME: 'Vide',
      SHOP_MOTTO: '',
      DEPLOY_TOKEN: 'hush',
    },
  });
  const worker = workerSchema.parse(JSON.parse(output));

  // One worker is a process of its own, too.
  expect(worker.pid).not.toBe(supervisor);
  expect(worker.parent).toBe(supervisor);
  expect(worker.env).toMatchObject({ SHOP_NAME: 'Vide', TZ: 'Europe/Stockholm' });
  // Names only, as a failure must not print values. macOS adds `__CF_USER_TEXT_ENCODING` to every process.
  expect(
    Object.keys(worker.env)
      .filter((name) => !name.startsWith('__'))
      .toSorted(),
  ).toEqual(['NODE_OPTIONS', 'PATH', 'SHOP_NAME', 'TZ']);
  expect(worker.initial ?? '').not.toContain('DEPLOY_TOKEN');
});

test('a worker that has changed shared objects is not replaced while the shop stops', async () => {
  const { output, exitCode } = await supervised({
    worker: `
      process.on('message', ({ kind }) => {
        if (kind !== 'stop') return;
        process.send({ kind: 'changed', changes: ['Array.prototype.map'], source: '' });
        setTimeout(() => process.exit(0), 500);
      });
      process.on('SIGTERM', () => undefined);
      process.send({ kind: 'listening' });
      writeSync(1, 'started ');`,
    env: { PATH: '/usr/bin' },
    onOutput: (_output, supervisor) => supervisor.kill('SIGTERM'),
  });

  expect([output, exitCode]).toEqual(['started ', 0]);
});

test('a worker whose memory is full is replaced: it ends when another one serves', async () => {
  const { output, exitCode } = await supervised({
    worker: `
      const { id } = cluster.worker;
      process.on('message', ({ kind }) => {
        if (kind !== 'stop') return;
        writeSync(1, 'stopped ' + id + '\\n');
        process.exit(0);
      });
      process.on('SIGTERM', () => undefined);
      writeSync(1, 'serves ' + id + '\\n');
      process.send({ kind: 'listening' });
      if (id === 1) process.send({ kind: 'full', rssMb: 600, holders: [] });`,
    env: { PATH: '/usr/bin' },
    onOutput: (text, supervisor) => {
      if (text.includes('stopped 1') && !text.includes('stopped 2')) supervisor.kill('SIGTERM');
    },
  });

  expect(output.trim().split('\n')).toEqual(['serves 1', 'serves 2', 'stopped 1', 'stopped 2']);
  expect(exitCode).toBe(0);
});
