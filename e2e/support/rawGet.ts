import { localRequest } from '@hemvaror/tooling/site/localRequest';

/** Sends a GET request with the exact path, which a URL would normalize. @param path without line breaks or spaces */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const request = localRequest(origin, path, { headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
