import http from 'node:http';

/**
 * Queries the API of the site under test, without a browser.
 *
 * @param headers credentials, added to the API key
 * @throws Error if the response contains errors
 */
export async function graphql<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Data> {
  const { host, port } = new URL(process.env['SITE_API'] ?? '');
  const body = JSON.stringify({ query, variables });
  const text = await new Promise<string>((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: '/graphql',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'storefront-demo-key', host, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
  const { data, errors }: { data: Data; errors?: { message: string }[] } = JSON.parse(text);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
