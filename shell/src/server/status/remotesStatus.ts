import type { LivePeriod } from '../releases/kept/keptReleases.ts';
import type { ReleasesStatus } from '../releases/releasesStatus.ts';
import type { ProcessStatus } from '../supervisor/messages.ts';

/** The releases of all remotes, for operators. */
export interface RemotesStatus extends ReleasesStatus {
  /** Remote → the releases that were live, newest first. */
  history: Record<string, readonly LivePeriod[]>;
  processes: ProcessStatus[];
}
