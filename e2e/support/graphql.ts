import { localRequest } from '@hemvaror/tooling/site/localRequest';

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
  const body = JSON.stringify({ query, variables });
  const text = await new Promise<string>((resolve, reject) => {
    const sent = { 'content-type': 'application/json', 'x-apikey': 'storefront-demo-key', ...headers };
    const options = { method: 'POST', headers: sent };
    const request = localRequest(process.env['SITE_API'] ?? '', '/graphql', options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    request.on('error', reject);
    request.end(body);
  });
  const { data, errors }: { data: Data; errors?: { message: string }[] } = JSON.parse(text);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
