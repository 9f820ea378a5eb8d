import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commerce-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockBy = (pid: number, host = hostname()) =>
  writeFileSync(file, JSON.stringify({ pid, host, ticket: 'another' }));
const holder = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A pid that no process has: that of one that has just ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('a folder has one holder at a time, and is free once that lets go', async () => {
  const release = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(/Process \d+ on .+ has the embedded database .+ set DATABASE_URL/);
  release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('a folder that a living process holds is refused, and stays that process’s', async () => {
  lockBy(process.ppid);

  await expect(lockFolder(folder)).rejects.toThrow(`Process ${process.ppid} on ${hostname()}`);
  expect(holder()).toMatchObject({ pid: process.ppid });
  expect(readdirSync(folder)).toEqual(['database.lock']);
});

test.each([
  ['of a process that died', () => lockBy(deadPid())],
  ['of an earlier process with this one’s pid, as after a restart of a container', () => lockBy(process.pid)],
  ['that is no lock', () => writeFileSync(file, 'no lock')],
])('a lock %s is taken over', async (_what, leave) => {
  leave();

  const release = await lockFolder(folder);

  expect(holder()).toMatchObject({ pid: process.pid, host: hostname() });
  release();
  expect(existsSync(file)).toBe(false);
});

test('a holder elsewhere counts as alive by its signs of life, not by its pid', async () => {
  lockBy(deadPid(), 'elsewhere.example');
  await expect(lockFolder(folder)).rejects.toThrow('on elsewhere.example has');

  const twoMinutesAgo = new Date(Date.now() - 120_000);
  utimesSync(file, twoMinutesAgo, twoMinutesAgo);
  (await lockFolder(folder))();
});

test('of many that find a lock left behind, one gets it', async () => {
  lockBy(deadPid());

  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value();
});

test('a turn that its process died in is ended after a while', async () => {
  const mark = join(folder, 'database.lock.turn');
  mkdirSync(mark);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(mark, aMinuteAgo, aMinuteAgo);

  (await lockFolder(folder))();

  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that another has taken over is left to it', async () => {
  const release = await lockFolder(folder);
  lockBy(process.ppid);

  release();

  expect(holder()).toMatchObject({ pid: process.ppid });
});
