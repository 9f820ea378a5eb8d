import type { RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import type { RemoteState } from '@hemvaror/platform/registry/remoteState';

/** A line of the history: `#12  2026-11-30 10:00  anna  mf-search  live 0.3.1-3fa8b21c  new filters`. Times are in UTC. */
export function historyLine({ number, at, actor, remote, change, why }: RegistryEntry): string {
  const time = at.slice(0, 16).replace('T', ' ');
  return [`#${number}`, time, actor, remote ?? 'all remotes', changeText(change), why].join('  ');
}

/** The state of one remote, in one line or two. */
export function statusLines(remote: string, { live, decided, candidate, frozen }: RemoteState): string[] {
  const since = decided ? `  since ${decided.at.slice(0, 16).replace('T', ' ')}, ${decided.actor}: ${decided.why}` : '';
  return [
    `${remote}  ${live ?? 'no release'}${since}`,
    ...(candidate
      ? [`  ${candidate.release} for ${candidate.share} % since ${candidate.since.slice(0, 16).replace('T', ' ')}`]
      : []),
    ...(frozen ? [`  frozen since ${frozen.at.slice(0, 16).replace('T', ' ')}, ${frozen.actor}: ${frozen.why}`] : []),
  ];
}

function changeText(change: RegistryEntry['change']): string {
  if (change.kind === 'released') return `released ${change.release.release}`;
  if (change.kind === 'candidate') return `candidate ${change.release} for ${change.share} %`;
  return 'release' in change ? `${change.kind} ${change.release}` : change.kind;
}
