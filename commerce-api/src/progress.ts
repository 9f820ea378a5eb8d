/** Progress of a step of the start: `done` of `total` parts. */
type ProgressMessage = { kind: 'progress'; step: string; done: number; total: number };
/** The process accepts requests and is warm. */
type ReadyMessage = { ready: true; port: number };

/**
 * Sends a message to the process that started this one with an IPC channel, as `npm start` does. Without a channel it does
 * nothing. A channel that the other process has closed is no reason to stop, so its errors are ignored.
 */
export function sendToParent(message: ProgressMessage | ReadyMessage): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

/** Reports a step of the start. @param step is printed as it is, in front of the counts */
export function reportProgress(step: string): (done: number, total: number) => void {
  return (done, total) => sendToParent({ kind: 'progress', step, done, total });
}
