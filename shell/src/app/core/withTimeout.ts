/** @throws the error from `createTimeoutError` if the promise does not settle in time */
export async function withTimeout<Value>(
  timeoutMs: number,
  promise: Promise<Value>,
  createTimeoutError: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
