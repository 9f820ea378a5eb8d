import type { Workers } from './workers.ts';

/**
 * Reports how far a start is to the parent process, such as `npm start`, if there is one.
 *
 * @param count how many workers there will be
 * @param rehearsed remotes whose releases were rehearsed
 */
export function reportStartProgress(
  workers: Pick<Workers, 'hasSettled' | 'settled' | 'remotes'>,
  count: number,
  rehearsed: ReadonlySet<string>,
): void {
  const total = workers.remotes();
  if (total === 0) return;
  process.send?.(
    workers.hasSettled()
      ? { kind: 'progress', step: 'starting the processes of the shop', done: workers.settled(), total: count }
      : { kind: 'progress', step: 'rehearsing releases', done: rehearsed.size, total, name: [...rehearsed].at(-1) },
  );
}
