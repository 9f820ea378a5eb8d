import type { LivePeriod } from '../releases/kept/keptReleases.ts';
import type { ProcessStatus } from '../supervisor/messages.ts';

/** The releases of all remotes, for operators. */
export interface RemotesStatus extends Omit<ProcessStatus, 'pid'> {
  /** Remote → the releases that were live, newest first. */
  history: Record<string, readonly LivePeriod[]>;
  processes: ProcessStatus[];
}
