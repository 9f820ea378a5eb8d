import type { ReportedShell } from '@hemvaror/platform/registry/shellReport';

/** What the shells say about a release of a remote. */
export interface Verdict {
  isLive: boolean;
  /** Whether no shell can change it soon. */
  isFinal: boolean;
  /** One for each shell. */
  lines: readonly string[];
}

/** A shell reports every second. */
const SILENT_MS = 10_000;
/** Time in ms for which a refusal must stay: a shell tries a release again after 5 s. */
const REFUSAL_MS = 10_000;

/**
 * The verdict of all shells that report to the registry.
 *
 * @param release id that is live, or a candidate
 */
export function verdictOf(shells: readonly ReportedShell[], remote: string, release: string): Verdict {
  const verdicts = shells.map((shell) => verdictIn(shell, remote, release));
  return {
    isLive: verdicts.every(({ isLive }) => isLive),
    isFinal: verdicts.every(({ isFinal }) => isFinal),
    lines: verdicts.map(({ line }) => line),
  };
}

function verdictIn({ shell, ageMs, processes, remotes }: ReportedShell, remote: string, release: string) {
  if (ageMs > SILENT_MS) {
    const line = `${shell} has not reported for ${Math.round(ageMs / 1_000)} s. Is it running?`;
    return { isLive: false, isFinal: false, line };
  }
  const { taken, refused } = remotes[remote] ?? { taken: {}, refused: [] };
  const count = Object.hasOwn(taken, release) ? (taken[release] ?? 0) : 0;
  const isLive = processes > 0 && count === processes;
  const line = `${shell} has ${release} in ${count} of ${processes} processes.`;
  const refusal = refused.find((each) => each.release === release);
  if (!refusal) return { isLive, isFinal: isLive, line };
  return { isLive: false, isFinal: refusal.ageMs >= REFUSAL_MS, line: `${line} Refused: ${refusal.reason}` };
}
