import http from 'node:http';
import https from 'node:https';

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
  const { host, port, protocol } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        agent: false,
        // The containers' own certificate.
        rejectUnauthorized: false,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${path}: no response within 10 s`)));
    request.on('error', reject);
    request.end(new URLSearchParams(fields).toString());
  });
}
