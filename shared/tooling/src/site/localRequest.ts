import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { timeLimit } from '../project/settings.ts';

/** For a response that never comes. A busy machine takes long, which is no fault. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** Options of a request that are not part of its address. */
type LocalOptions = Pick<RequestOptions, 'method'> & { headers?: Record<string, string> };

/**
 * Starts a request to a site on this machine, over http or https, on a new connection: to 127.0.0.1 with a Host header, as
 * Node.js does not resolve `*.localhost`. The stack makes its own certificate, which no authority has signed.
 *
 * @param origin of the site
 * @param path sent as it is
 */
export function localRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: LocalOptions,
  onResponse: (response: IncomingMessage) => void,
): ClientRequest {
  const { protocol, host, port } = new URL(origin);
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false } as const;
  const request =
    protocol === 'https:'
      ? https.request({ ...options, rejectUnauthorized: false }, onResponse)
      : http.request(options, onResponse);
  const timeoutMs = timeLimit(RESPONSE_TIMEOUT_MS);
  request.setTimeout(timeoutMs, () => request.destroy(new Error(`${path}: no response within ${timeoutMs / 1_000} s`)));
  return request;
}
