import { limitedBytes, TooLargeError } from '@hemvaror/http/limitedText';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { TemporaryFailure } from './temporaryFailure.ts';

/** The largest file of a remote today has 0.3 MB, in development 3 MB. */
const MAX_FILE_BYTES = 20_000_000;
const FETCH_TIMEOUT_MS = 5_000;

export interface FetchedFile {
  headers: Headers;
  content: Buffer;
}

/**
 * Fetches a file of a release, without redirects.
 *
 * @param timeoutMs for the whole file
 * @throws TemporaryFailure if the origin does not respond in time, or with a status of 500 or more
 * @throws Error for another status than 200, and a file that is too large
 */
export async function fetchReleaseFile(url: URL, timeoutMs = timeLimit(FETCH_TIMEOUT_MS)): Promise<FetchedFile> {
  const awayError = (cause: unknown) => new TemporaryFailure('origin', `${url.href}: ${reasonOf(cause)}`, { cause });
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(
    (error: unknown) => {
      throw awayError(error);
    },
  );
  if (response.status >= 500) throw awayError(new Error(`HTTP ${response.status}`));
  if (!response.ok) throw new Error(`${url.href}: HTTP ${response.status}`);
  const content = await limitedBytes(response, MAX_FILE_BYTES).catch((error: unknown) => {
    throw error instanceof TooLargeError ? error : awayError(error);
  });
  return { headers: response.headers, content };
}

/** The message of `fetch` is always "fetch failed"; its cause names the address and the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
