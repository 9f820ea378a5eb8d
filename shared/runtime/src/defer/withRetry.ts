const DELAYS_MS = [300, 1_000];

/** Retries twice: a failed request for a file is usually temporary. @throws the last error */
export async function withRetry<Value>(
  load: () => Promise<Value>,
  delaysMs: readonly number[] = DELAYS_MS,
): Promise<Value> {
  const [delayMs, ...later] = delaysMs;
  try {
    return await load();
  } catch (error) {
    if (delayMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return withRetry(load, later);
  }
}
