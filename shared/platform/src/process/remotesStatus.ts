import type { LivePeriod } from '../host/store/releaseStore.ts';
import type { ReleasesStatus } from '../host/releasesStatus.ts';
import type { RatesByRemote } from '../watch/releaseRates.ts';
import type { ProcessStatus } from './supervisorMessages.ts';

/** The releases of all remotes, for operators. */
export interface RemotesStatus extends ReleasesStatus {
  /** Remote → the releases that were live, newest first. */
  history: Record<string, readonly LivePeriod[]>;
  processes: ProcessStatus[];
  rates: RatesByRemote;
}
