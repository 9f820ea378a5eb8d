import http from 'node:http';

export interface PostAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
}

/** Posts a form as a browser would from a page of `origin`, and follows nothing. @param headers in place of the browser's */
export function rawPost(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PostAnswer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        agent: false,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${path}: no answer in 10 s`)));
    request.on('error', reject);
    request.end(new URLSearchParams(fields).toString());
  });
}
