import type http from 'node:http';
import { timeLimit } from '../project/settings.ts';
import { localRequest } from './localRequest.ts';
import { FIRST_PAUSE_MS, nextPauseMs } from './ready/nextPauseMs.ts';

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a GET request to a site on this machine.
 *
 * @param url for example `http://en.localhost:3000/en`
 */
export function httpGet(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = localRequest(origin, pathname + search, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: responseHeaders } = response;
        resolve({ status: statusCode, headers: responseHeaders, body: Buffer.concat(chunks).toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/**
 * Waits until an address responds with 200.
 *
 * @param timeoutMs on a machine that is not busy
 * @throws Error after the timeout, or when `hasEnded` returns true
 */
export async function waitUntilOk(
  url: string,
  timeoutMs: number,
  hasEnded: () => boolean = () => false,
): Promise<void> {
  const endsAt = performance.now() + timeLimit(timeoutMs);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = nextPauseMs(pauseMs)) {
    const response = await httpGet(url).catch(() => undefined);
    if (response?.status === 200) return;
    if (hasEnded() || performance.now() > endsAt)
      throw new Error(`${url} did not become ready (last status ${response?.status ?? 'none'}).`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
