import http from 'node:http';

/** Sends a GET request with the exact path, which a URL would normalize. @param path without line breaks or spaces */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string }> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
        );
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${path}: no response within 10 s`)));
    request.on('error', reject);
  });
}
