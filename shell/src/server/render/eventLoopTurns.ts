/**
 * Gives each caller a turn of the event loop of its own. Requests that arrive together would otherwise be rendered in one turn, in which
 * neither timers nor messages of the supervisor run, and the watchdog would end the process for their sum.
 */
export class EventLoopTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a turn in which no other caller goes on. */
  async next(): Promise<void> {
    this.#last = this.#last.then(
      async () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
    return this.#last;
  }
}
