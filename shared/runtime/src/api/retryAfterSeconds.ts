/**
 * The time to wait that a rate-limited response states, in whole seconds.
 *
 * @param nowMs since 1970, for a header with a date
 * @returns undefined without a valid `Retry-After` header
 */
export function retryAfterSeconds(
  { headers }: { headers: Pick<Headers, 'get'> },
  nowMs = Date.now(),
): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1_000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
