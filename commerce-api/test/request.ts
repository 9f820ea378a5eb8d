import { hasCode } from '../src/model/hasCode.ts';

const MAX_ATTEMPTS = 3;
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * `fetch` that repeats a request whose connection was closed before the response, as browsers do: a server whose event loop did
 * not run for some seconds, on a busy machine, closes idle connections before it reads the request that has arrived on one.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isClosedConnection(error)) throw error;
    }
  }
}

function isClosedConnection(error: unknown): boolean {
  // Not `instanceof`: the error of fetch is of another realm than the test.
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return CLOSED.some((code) => hasCode(cause, code));
}
