import { ApiError } from './apiError.ts';
import { multipartBody, type UploadFiles } from './multipart.ts';
import { retryAfterSeconds } from './retryAfterSeconds.ts';

interface ApiRequestInit extends RequestInit {
  /** Set by the upload link. */
  files?: UploadFiles;
}

/** Has any status. The persisted-query link reads it, and sends the operation again with its text (API-10, OP-43). */
const PERSISTED_QUERY_ERROR = /"(PersistedQueryNot(Found|Supported)|PERSISTED_QUERY_NOT_(FOUND|SUPPORTED))"/;

/** The part of a `Response` that is read. */
export interface ApiResponse {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: () => Promise<string>;
}

/**
 * Sends requests to the API with the current headers and a timeout.
 *
 * @param headers read for every call
 * @returns a `fetch` for Apollo's HttpLink; rejects with ApiError, see `readApiResponse`
 */
export function apiFetch(timeoutMs: number, headers: () => Record<string, string>): typeof fetch {
  return async (url, init: ApiRequestInit = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const { text } = await readApiResponse(
      fetch(url, {
        ...withFiles(init),
        headers: { ...plainHeaders(init), ...headers() },
        signal,
        credentials: 'same-origin',
      }),
    );
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
}

/**
 * Reads a response of the API, and classifies the failures of the error catalog (ERR-01, ERR-02, ERR-03).
 *
 * @returns its text, and the same parsed: an object with `data` or `errors`
 * @throws ApiError without such a response
 */
export async function readApiResponse(sent: Promise<ApiResponse>): Promise<{ text: string; body: object }> {
  const response = await received(sent);
  const failure = response.status >= 300 ? statusError(response) : undefined;
  // The connection may break, or the timeout expire, in the middle of the body.
  const text = await received(response.text(), failure);
  if (failure && !PERSISTED_QUERY_ERROR.test(text)) throw failure;
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) {
    throw new ApiError('missing', 503, 'Server response was missing for the query');
  }
  return { text, body };
}

async function received<Part>(part: Promise<Part>, failure?: ApiError): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw failure ?? new ApiError('network', 503, 'The API did not respond.', { cause: error });
  }
}

function statusError(response: ApiResponse): ApiError {
  const message = `Response not successful: Received status code ${response.status}`;
  return new ApiError('status', response.status, message, { retryAfterSeconds: retryAfterSeconds(response) });
}

function withFiles({ files, ...init }: ApiRequestInit): RequestInit {
  return files && typeof init.body === 'string' ? { ...init, body: multipartBody(init.body, files) } : init;
}

function plainHeaders({ headers: given, files }: ApiRequestInit): Record<string, string> {
  const headers = new Headers(given);
  // `fetch` sets the type of a form, with its boundary.
  if (files) headers.delete('content-type');
  return Object.fromEntries(headers);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('parse', 503, 'The API sent a response that is not JSON.', { cause: error });
  }
}
