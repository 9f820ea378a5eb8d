import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from '../host/createHost.ts';
import { rehearsalTask, type RehearsalTask } from '../host/rehearsal.ts';
import { compressedCopies } from '../build/compressedCopies.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import { endFileOf, noteExits, STACK_DEPTH } from '../watchdog/endRecord.ts';
import { forbidProcesses } from '../watchdog/forbidProcesses.ts';
import { startWatchdog } from '../watchdog/startWatchdog.ts';
import { FailureStream } from './failureStream.ts';
import { fetchRelease } from './fetchRelease.ts';
import { lostExposes } from './lostExposes.ts';
import { otherReleaseIn } from './otherReleaseIn.ts';
import type { RehearsalMessage } from './rehearsalMessages.ts';
import { watchRealm } from './watchRealm.ts';

const ALIVE_MS = 250;
/** Time for timers and promises that a release leaves behind at its import. */
const SETTLE_MS = 300;
/** More than twice the memory of a rehearsal, which is about 200 MB. */
const MAX_MEMORY_MB = 512;

interface RehearsedHost {
  host: Host;
  /** Renders pages that contain the release. @returns how many @throws Error if the release must not go live */
  requestPages: () => Promise<number>;
}

/** The host that the rehearsal stands for. */
export interface RehearsalHost {
  /** Folder of the stored releases. */
  folder: string;
  /** Ids of the exposes that the host names. */
  namedExposes: ReadonlySet<string>;
  /** @param failures receives the lines of the log */
  createHost: (failures: FailureStream) => Promise<RehearsedHost>;
}

/**
 * Runs in the process of a rehearsal: takes the release as the host would, renders pages with it, and reports to the process that
 * serves.
 *
 * @param read the settings; an error is the reason of a failed rehearsal
 */
export async function runRehearsal(read: () => RehearsalHost): Promise<void> {
  endFirst();
  Error.stackTraceLimit = STACK_DEPTH;
  let task: RehearsalTask | undefined;
  let isOver = false;
  const exit = () => {
    isOver = true;
    process.exit(0);
  };
  const end = (message: RehearsalMessage) => process.send?.(message, exit);
  process.on('uncaughtException', (error: unknown) => {
    // In the processes that serve, the live releases of other remotes throw as well.
    if (task && error instanceof Error && otherReleaseIn(error.stack ?? '', task)) return;
    end({ kind: 'failed', reason: `It threw outside of a request: ${String(error)}` });
  });
  process.on('disconnect', exit);
  setInterval(() => process.send?.({ kind: 'alive', cpuMs: cpuMs() } satisfies RehearsalMessage), ALIVE_MS);

  process.send?.({ kind: 'ready' } satisfies RehearsalMessage);
  const [value]: unknown[] = await once(process, 'message');
  try {
    task = rehearsalTask.parse(value);
    const options = read();
    noteExits(options.folder, () => isOver);
    const pages = await rehearse(task, options);
    end({ kind: 'passed', pages });
  } catch (error) {
    end({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
      ...(error instanceof TemporaryFailure && { blames: error.blames }),
    });
  }
}

/** Processor time of this process so far, in ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * @returns the number of rendered pages
 * @throws Error with the reason for which the release must not go live
 */
async function rehearse(
  { remote, release, others, rendersPages }: RehearsalTask,
  { folder, namedExposes, createHost }: RehearsalHost,
): Promise<number> {
  const { host, requestPages } = await createHost(new FailureStream(remote));
  const { releases, store, contract, files: origins } = host;
  await contract.resolveDeferred();
  await Promise.allSettled(Object.entries(others).map(async ([name, other]) => releases.take(name, other)));

  // The same limit as in the processes that will import it.
  startWatchdog(endFileOf(folder, process.pid));
  forbidProcesses();
  const files = await fetchRelease(remote, release, origins);
  const realm = watchRealm(release.url);
  const { manifest } = await releases.take(remote, release);
  await wait(SETTLE_MS);
  const traces = realm.traces();
  if (traces.length > 0) throw new Error(`At its import it ${traces.join(', ')}.`);
  assertMemory('At its import');
  const lost = await lostExposes(manifest, store, namedExposes);
  if (lost.length > 0) {
    throw new Error(`It lacks ${lost.join(', ')}, which the shell uses. Deploy a shell without it first.`);
  }

  const pages = rendersPages ? await requestPages() : 0;
  assertMemory('In pages');
  const changes = realm.changes();
  if (changes.length > 0) throw new Error(`In pages it ${changes.join(', ')}.`);
  // Without a copy the release still serves: the shell logs that it has none.
  await store.save(remote, release.release, await withCompressedCopies(files)).catch(() => undefined);
  return pages;
}

/** Shoppers get the copies of the shop, so they are compressed as the origin's are, which the release does not name. */
async function withCompressedCopies(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const stored = new Map(files);
  for (const [file, content] of files)
    for (const [name, copy] of await compressedCopies(file, content)) stored.set(name, copy);
  return stored;
}

/** The limit of the heap does not include buffers. */
function assertMemory(when: string): void {
  const usedMb = Math.round(process.resourceUsage().maxRSS / 1024);
  if (usedMb > MAX_MEMORY_MB) throw new Error(`${when} it used ${usedMb} MB of memory, more than ${MAX_MEMORY_MB}.`);
}

/** If the machine's memory is full, the system ends this process rather than one that serves the shop. */
function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file.
  }
}
