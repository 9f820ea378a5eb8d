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

/** The pid of a process that has just ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('a locked folder cannot be locked again until it is released', async () => {
  const release = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(/Process \d+ on .+ has the embedded database .+ set DATABASE_URL/);
  release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('locking a folder that a living process has locked fails and keeps its lock', async () => {
  lockBy(process.ppid);

  await expect(lockFolder(folder)).rejects.toThrow(`Process ${process.ppid} on ${hostname()}`);
  expect(holder()).toMatchObject({ pid: process.ppid });
  expect(readdirSync(folder)).toEqual(['database.lock']);
});

test.each([
  ['of a dead process', () => lockBy(deadPid())],
  ['of an earlier process with this one’s pid, as after a restart of a container', () => lockBy(process.pid)],
  ['with invalid content', () => writeFileSync(file, 'no lock')],
])('a lock file %s is taken over', async (_title, leave) => {
  leave();

  const release = await lockFolder(folder);

  expect(holder()).toMatchObject({ pid: process.pid, host: hostname() });
  release();
  expect(existsSync(file)).toBe(false);
});

test('a holder on another host counts as alive by its heartbeat, not by its pid', async () => {
  lockBy(deadPid(), 'elsewhere.example');
  await expect(lockFolder(folder)).rejects.toThrow('on elsewhere.example has');

  const twoMinutesAgo = new Date(Date.now() - 120_000);
  utimesSync(file, twoMinutesAgo, twoMinutesAgo);
  (await lockFolder(folder))();
});

test('only one of several processes takes over a stale lock', async () => {
  lockBy(deadPid());

  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value();
});

test('a lock held by a dead process expires', async () => {
  const mark = join(folder, 'database.lock.turn');
  mkdirSync(mark);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(mark, aMinuteAgo, aMinuteAgo);

  (await lockFolder(folder))();

  expect(readdirSync(folder)).toEqual([]);
});

test('releasing does not remove the lock of another process', async () => {
  const release = await lockFolder(folder);
  lockBy(process.ppid);

  release();

  expect(holder()).toMatchObject({ pid: process.ppid });
});
