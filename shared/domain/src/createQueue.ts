/**
 * Creates a queue: a function that runs jobs one at a time, in the order of its calls.
 *
 * @returns the result of the job. A job that fails rejects to its caller, and the next one runs
 */
export function createQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
