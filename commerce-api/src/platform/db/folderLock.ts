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
/** A holder on another machine or in another container shows by this that it lives: its pid says nothing here. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 4 * HEARTBEAT_MS;

/** Tickets of this process. Our own pid with another ticket is that of an earlier process, before a restart. */
const ownTickets = new Set<string>();

/**
 * Makes this the only process that uses the folder. A lock whose holder is dead is taken over.
 *
 * @returns ends that; the end of the process does so too
 * @throws Error naming the process that has it, and what to do
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, FILE);
  const own: Holder = { pid: process.pid, host: hostname(), ticket: randomUUID() };
  // Written aside first, so that nobody ever reads half a lock.
  const written = `${file}.${own.ticket}`;
  writeFileSync(written, JSON.stringify(own));
  try {
    // Whoever comes second waits for its turn and then finds the first one alive.
    await withExclusiveLock(folder, () => {
      acquireLockFile(folder, file, written);
      ownTickets.add(own.ticket);
    });
  } finally {
    rmSync(written, { force: true });
  }

  const signs = setInterval(() => utimes(file, new Date(), new Date(), () => undefined), HEARTBEAT_MS).unref();
  function release(): void {
    clearInterval(signs);
    process.off('exit', release);
    if (holderOf(file)?.ticket === own.ticket) rmSync(file);
    ownTickets.delete(own.ticket);
  }
  process.once('exit', release);
  return release;
}

function acquireLockFile(folder: string, file: string, written: string): void {
  try {
    linkSync(written, file);
    return;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = holderOf(file);
  if (found && lives(found, file)) {
    throw new Error(
      `Process ${found.pid} on ${found.host} has the embedded database in ${folder} open, and only one process can. ` +
        `Stop that process first (the server, most likely), or let both use a PostgreSQL server: set DATABASE_URL. ` +
        `If no process of commerce-api runs, delete ${file}.`,
    );
  }
  renameSync(written, file);
}

/** Undefined when there is no lock, or something else in its place. */
function holderOf(file: string): Holder | undefined {
  try {
    return holderShape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function lives({ pid, host, ticket }: Holder, file: string): boolean {
  if (host !== hostname()) {
    const seenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - seenMs < HEARTBEAT_TIMEOUT_MS;
  }
  if (pid === process.pid) return ownTickets.has(ticket);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return !hasCode(error, 'ESRCH');
  }
}
