const DELAYS_MS = [300, 1_000];

/** Tries again twice: a file that was lost on the way is usually there a moment later. @throws the last failure */
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
