import { readProcesses } from '../site/ready/processorTime.ts';

/** Ends the processes that this one has started: without them, the part that runs fails, and stops what it has started. */
export function endChildren(): void {
  for (const [pid, { parent }] of readProcesses()) if (parent === process.pid) process.kill(pid, 'SIGTERM');
}
