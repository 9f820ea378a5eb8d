import http from 'node:http';
import type { BadRequest } from './badRequest.ts';
import type { RawAnswer } from './findProblems.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends a request as it is; `fetch` would mend the address and refuse some headers. */
export function send(origin: string, agent: http.Agent, bad: BadRequest): Promise<RawAnswer> {
  const { method, path, headers, body } = bad;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const nothing = { status: undefined, type: '', body: '' };
    const options = {
      hostname,
      port,
      method,
      path,
      headers,
      agent,
      timeout: RESPONSE_TIMEOUT_MS,
      insecureHTTPParser: true,
    };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, type: response.headers['content-type'] ?? '', body: text }),
      );
      response.on('error', () => resolve(nothing));
    });
    // The server may close a kept connection just as it is used again: that request was not read.
    request.on('error', () => resolve(request.reusedSocket ? send(origin, new http.Agent(), bad) : nothing));
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.end(body);
  });
}
