import { ApiError } from './apiError.ts';

/**
 * The one way to the API: POST with the headers of the moment, a limit in time, and the failures of the error
 * catalogue (ERR-01, ERR-02, ERR-03) told apart before Apollo sees the answer.
 *
 * @param headers read for every call
 * @returns a `fetch` for Apollo's HttpLink; rejects with ApiError
 */
export function apiFetch(timeoutMs: number, headers: () => Record<string, string>): typeof fetch {
  return async (url, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;

    let response: Response;
    try {
      response = await fetch(url, {
        ...init,
        headers: { ...plainHeaders(init?.headers), ...headers() },
        signal,
        credentials: 'same-origin',
      });
    } catch (error) {
      throw new ApiError('network', 503, 'The API did not answer', { cause: error });
    }

    if (response.status >= 300) {
      throw new ApiError('status', response.status, `Response not successful: Received status code ${response.status}`);
    }
    const text = await response.text();
    const body = parsed(text);
    if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) {
      throw new ApiError('missing', 503, 'Server response was missing for the query');
    }
    return new Response(text, { status: response.status, headers: { 'content-type': 'application/json' } });
  };
}

function plainHeaders(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('parse', 503, 'The API sent an answer that cannot be parsed', { cause: error });
  }
}
