/** How far a start is, for the process that has started the shop, such as `npm start`. */
interface StartProgress {
  /** Whether a worker has nothing to wait for. */
  hasSettled: boolean;
  /** How many workers have nothing to wait for, of how many. */
  settled: number;
  workers: number;
  /** Remotes whose releases were rehearsed, of how many. */
  rehearsed: ReadonlySet<string>;
  remotes: number;
}

/** Reports the progress of a start to the parent process, if there is one. */
export function reportStartProgress({ hasSettled, settled, workers, rehearsed, remotes }: StartProgress): void {
  if (remotes === 0) return;
  process.send?.(
    hasSettled
      ? { kind: 'progress', step: 'starting the processes of the shop', done: settled, total: workers }
      : {
          kind: 'progress',
          step: 'rehearsing releases',
          done: rehearsed.size,
          total: remotes,
          name: [...rehearsed].at(-1),
        },
  );
}
