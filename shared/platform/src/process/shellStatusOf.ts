import type { RemoteReport, ShellStatus } from '../registry/shellReport.ts';
import type { ProcessStatus } from './supervisorMessages.ts';

const MAX_REASON = 2_000;
const MAX_REFUSED = 10;

/**
 * What the processes of a shell have made of the releases that the registry names.
 *
 * @param now in ms since the epoch
 */
export function shellStatusOf(processes: readonly ProcessStatus[], now: number): ShellStatus {
  const remotes: Record<string, RemoteReport> = {};
  const reportOf = (remote: string) => (remotes[remote] ??= { taken: {}, refused: [] });
  const take = (remote: string, release: string) => {
    const { taken } = reportOf(remote);
    taken[release] = (taken[release] ?? 0) + 1;
  };
  const refuse = (remote: string, release: string, reason: string, since: string | undefined) => {
    const { refused } = reportOf(remote);
    const ageMs = since === undefined ? 0 : Math.max(0, now - Date.parse(since));
    const refusal = { release, reason: reason.slice(0, MAX_REASON), ageMs };
    const known = refused.findIndex((other) => other.release === release);
    // The one of the longest refusal: another process may only be late.
    if (known >= 0 && ageMs > (refused[known]?.ageMs ?? 0)) refused[known] = refusal;
    else if (known < 0 && refused.length < MAX_REFUSED) refused.push(refusal);
  };
  for (const { live, failures, refusedSince, candidates } of processes) {
    for (const [remote, release] of Object.entries(live)) take(remote, release);
    for (const [remote, text] of Object.entries(failures)) {
      // As `releasesStatusOf` writes it.
      const at = text.indexOf(': ');
      refuse(remote, text.slice(0, at), text.slice(at + 2), refusedSince[remote]);
    }
    for (const [remote, candidate] of Object.entries(candidates)) {
      const { release, state, failure = '' } = candidate;
      if (state === 'live') take(remote, release);
      else if (state === 'refused') refuse(remote, release, failure, candidate.refusedSince);
    }
  }
  return { processes: processes.length, remotes };
}
