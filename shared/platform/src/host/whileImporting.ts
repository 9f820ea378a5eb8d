import { timeLimit } from '@hemvaror/http/timeLimit';

/** One turn of the event loop is counted in this time, or in more on a busy machine. */
const TURN_MS = timeLimit(100);
const MAX_IDLE_TURNS = 50;

/**
 * Waits for an import, unless it will never end: the event loop has turned many times without a file to read, so the import
 * waits for something else. Turns instead of time: a process that gets no processor has no turns.
 *
 * @param isReading whether files of a release are being read
 * @throws Error if the import does not end
 */
export async function whileImporting<Value>(importing: Promise<Value>, isReading: () => boolean): Promise<Value> {
  let idleTurns = 0;
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      idleTurns = isReading() ? 0 : idleTurns + 1;
      if (idleTurns > MAX_IDLE_TURNS) reject(new Error('Its import does not end: a module waits at its top level.'));
    }, TURN_MS);
  });
  return Promise.race([importing, stuck]).finally(() => clearInterval(timer));
}
