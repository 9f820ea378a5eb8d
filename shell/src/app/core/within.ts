/** @throws what `onLate` returns, when the promise does not settle in time */
export async function within<Value>(limitMs: number, promise: Promise<Value>, onLate: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onLate()), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
