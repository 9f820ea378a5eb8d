/** @throws what `createTimeoutError` returns, when the promise does not settle in time */
export async function withTimeout<Value>(
  limitMs: number,
  promise: Promise<Value>,
  createTimeoutError: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
