import http from 'node:http';
import { POLL_TIMEOUT_MS } from '../../../shared/testing/testLimits.js';
import type { BadRequest } from './badRequest.ts';
import type { RawResponse } from './findProblems.ts';

/** Sends a raw request; `fetch` would normalize the URL and reject some headers. */
export function send(origin: string, agent: http.Agent, bad: BadRequest): Promise<RawResponse> {
  const { method, path, headers, body } = bad;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const noResponse = { status: undefined, type: '', body: '' };
    const options = {
      hostname,
      port,
      method,
      path,
      headers,
      agent,
      timeout: POLL_TIMEOUT_MS,
      insecureHTTPParser: true,
    };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, type: response.headers['content-type'] ?? '', body: text }),
      );
      response.on('error', () => resolve(noResponse));
    });
    // The server may close a keep-alive connection while it is reused: then the request was not read.
    request.on('error', () => resolve(request.reusedSocket ? send(origin, new http.Agent(), bad) : noResponse));
    request.on('timeout', () => request.destroy(new Error('response timeout')));
    request.end(body);
  });
}
