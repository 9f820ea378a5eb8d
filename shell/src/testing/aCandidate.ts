import type { LiveRelease } from '@hemvaror/platform/host/liveRelease';
import type { Releases } from '@hemvaror/platform/host/releases';

/** Releases with one loaded candidate, of which tests need only the id. */
export function aCandidate(remote: string, id: string, share: number): Pick<Releases, 'candidates' | 'hasCandidates'> {
  const container = `${remote}__${id}`;
  const release: LiveRelease = {
    release: id,
    entry: { release: id, url: `http://localhost:3002/${id}/` },
    container,
    manifest: { name: remote, release: id, contract: 1, container, exposes: {}, integrity: {} },
    modules: new Map(),
    webBase: `/remotes/${remote}/${id}/web/`,
    nodeEntry: '',
    files: [],
  };
  const candidates = new Map([[remote, { release, share, since: '2026-11-30T12:00:00Z' }]]);
  return { candidates: () => candidates, hasCandidates: () => true };
}
