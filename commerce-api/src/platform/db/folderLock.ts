import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { hasCode } from '../../model/hasCode.ts';
import { withExclusiveLock } from './withExclusiveLock.ts';

const holderShape = z.object({ pid: z.int(), host: z.string(), ticket: z.string() });
type Holder = z.infer<typeof holderShape>;

const FILE = 'database.lock';
/** Interval at which a holder updates its lock file: pids of other machines and containers cannot be checked. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 4 * HEARTBEAT_MS;

/** Tickets of this process. This pid with another ticket belongs to an earlier process, before a restart. */
const ownTickets = new Set<string>();

/**
 * Locks the folder for this process. A lock whose holder is dead is taken over.
 *
 * @returns releases the lock, as the end of the process does
 * @throws Error naming the process that has locked the folder and the remedy
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, FILE);
  const own: Holder = { pid: process.pid, host: hostname(), ticket: randomUUID() };
  // Written to a temporary file first, so that no process reads a partial lock.
  const temporaryFile = `${file}.${own.ticket}`;
  writeFileSync(temporaryFile, JSON.stringify(own));
  try {
    // A second process waits for the exclusive lock and then finds the first one alive.
    await withExclusiveLock(folder, () => {
      acquireLockFile(folder, file, temporaryFile);
      ownTickets.add(own.ticket);
    });
  } finally {
    rmSync(temporaryFile, { force: true });
  }

  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => undefined), HEARTBEAT_MS).unref();
  function release(): void {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (holderOf(file)?.ticket === own.ticket) rmSync(file);
    ownTickets.delete(own.ticket);
  }
  process.once('exit', release);
  return release;
}

function acquireLockFile(folder: string, file: string, temporaryFile: string): void {
  try {
    linkSync(temporaryFile, file);
    return;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = holderOf(file);
  if (found && isAlive(found, file)) {
    throw new Error(
      `Process ${found.pid} on ${found.host} has the embedded database in ${folder} open, and only one process can. ` +
        `Stop that process first (the server, most likely), or let both use a PostgreSQL server: set DATABASE_URL. ` +
        `If no process of commerce-api runs, delete ${file}.`,
    );
  }
  renameSync(temporaryFile, file);
}

/** Returns undefined if there is no lock file, or one with invalid content. */
function holderOf(file: string): Holder | undefined {
  try {
    return holderShape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive({ pid, host, ticket }: Holder, file: string): boolean {
  if (host !== hostname()) {
    const seenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - seenMs < HEARTBEAT_TIMEOUT_MS;
  }
  if (pid === process.pid) return ownTickets.has(ticket);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return !hasCode(error, 'ESRCH');
  }
}
