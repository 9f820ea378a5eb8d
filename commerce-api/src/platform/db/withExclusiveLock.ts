import { mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../../model/hasCode.ts';

const MARK = 'database.lock.turn';
/** The work takes milliseconds, so a lock of this age was left by a process that died. */
const STALE_LOCK_MS = 10_000;

/** Runs short work in one process at a time, among all that use the folder. */
export async function withExclusiveLock(folder: string, work: () => void): Promise<void> {
  const mark = join(folder, MARK);
  while (!createMark(mark)) {
    const since = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > STALE_LOCK_MS) rmSync(mark, { recursive: true, force: true });
    await delay(20);
  }
  try {
    work();
  } finally {
    rmdirSync(mark);
  }
}

function createMark(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}
