import http from 'node:http';

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * A request to a site of this machine: by 127.0.0.1 and a Host header, as Node resolves no `*.localhost` and its `fetch`
 * keeps no Host.
 *
 * @param url for example `http://en.localhost:3000/en`
 */
export function httpGet(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0, headers: answered } = response;
          resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${url}: no answer in 10 s`)));
    request.on('error', reject);
  });
}

/** Waits until an address answers 200. @throws Error when it does not within the limit, or `gone` says so earlier */
export async function waitUntilOk(url: string, limitMs: number, gone: () => boolean = () => false): Promise<void> {
  const endsAt = Date.now() + limitMs;
  for (;;) {
    const answer = await httpGet(url).catch(() => undefined);
    if (answer?.status === 200) return;
    if (gone() || Date.now() > endsAt)
      throw new Error(`${url} did not become ready (last status ${answer?.status ?? 'none'})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
