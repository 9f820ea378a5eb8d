import { totalmem } from 'node:os';

/** A process with more has a fault: one that has served for a day has 300 MB. */
const MAX_MB = 1_024;
/** Share of the memory of the container, or of the machine: the others, and the process that takes its place, need the rest. */
const SHARE = 0.5;
const BYTES_PER_MIB = 1_048_576;

/** Memory in MB at which a worker is replaced, if no setting says so. */
export function defaultWorkerMemoryMb(constrained = process.constrainedMemory(), total = totalmem()): number {
  // Without a limit Node.js returns 0, or more than there is.
  const available = constrained > 0 && constrained < total ? constrained : total;
  return Math.min(MAX_MB, Math.floor((SHARE * available) / BYTES_PER_MIB));
}
