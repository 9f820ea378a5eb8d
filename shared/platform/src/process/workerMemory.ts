import { totalmem } from 'node:os';

/** A process with more has a fault: one that has served for a day has 300 MB. */
const MAX_MB = 1_024;
/** With less, one without a fault would be replaced. */
const MIN_MB = 256;
/** Of the supervisor. A rehearsal has the room of the worker that takes the place of another. */
const RESERVE_MB = 128;
/** Memory that a new worker needs until it serves. */
const NEW_WORKER_MB = 256;
const BYTES_PER_MIB = 1_048_576;

/**
 * Memory in MB at which a worker is replaced, if no setting says so: all workers and the one that takes the place of another fit into
 * the container or the machine.
 *
 * @param workers 0 without a supervisor
 */
export function defaultWorkerMemoryMb(
  workers: number,
  constrained = process.constrainedMemory(),
  total = totalmem(),
): number {
  // Without a limit Node.js returns 0, or more than there is.
  const available = constrained > 0 && constrained < total ? constrained : total;
  const share = (available / BYTES_PER_MIB - RESERVE_MB) / (workers + 1);
  return Math.min(MAX_MB, Math.max(MIN_MB, Math.floor(share)));
}

/** Whether a further worker fits into the container or the machine. Otherwise the system would end one that serves. */
export function hasRoomForWorker(available = process.availableMemory()): boolean {
  return available >= NEW_WORKER_MB * BYTES_PER_MIB;
}
