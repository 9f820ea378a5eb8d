import type http from 'node:http';
import { localRequest } from '@hemvaror/tooling/site/localRequest';

export interface PostResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
}

/** Posts a form as a browser on a page of `origin`, without following redirects. @param headers override the browser's */
export function rawPost(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PostResponse> {
  const sent = { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return new Promise((resolve, reject) => {
    const request = localRequest(origin, path, { method: 'POST', headers: sent }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on('error', reject);
    request.end(new URLSearchParams(fields).toString());
  });
}
