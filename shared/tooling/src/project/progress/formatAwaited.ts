import type { Awaited } from './progress.ts';

/** `mf-search (fetch failed)` */
export function formatAwaited({ name, reason }: Awaited): string {
  return reason === undefined ? name : `${name} (${reason})`;
}
