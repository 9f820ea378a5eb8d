import { oneLine } from '../../../bin/movingLine.js';
import type { Readiness } from './readiness.ts';

/** Lines for the remotes without a live release, and for those whose new release was refused. Empty if all is well. */
export function remoteWarnings({ live, missing, failures }: Readiness): string[] {
  const names = [...new Set([...missing, ...Object.keys(failures)])].toSorted();
  return names.map((name) => {
    const release = live[name];
    const failure = failures[name];
    // `1.0.0-a: TypeError: fetch failed` → `1.0.0-a: fetch failed`
    const reason = failure === undefined ? '' : ` (${oneLine(failure).replace(/\b\w*Error: /, '')})`;
    return release === undefined
      ? `${name} is not running${reason}. Its pages show an error. The shell keeps trying to load it.`
      : `${name} runs its previous release ${release}${reason}. The shell keeps trying to load the new one.`;
  });
}
