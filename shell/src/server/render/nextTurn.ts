/** Of the process, as its event loop is. */
let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other caller goes on. Requests that arrive together would otherwise be rendered in one
 * turn, in which neither timers nor messages of the supervisor run, and the watchdog would end the process for their sum.
 */
export async function nextTurn(): Promise<void> {
  last = last.then(
    async () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
  );
  return last;
}
