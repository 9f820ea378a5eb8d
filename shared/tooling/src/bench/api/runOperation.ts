import http from 'node:http';
import * as z from 'zod';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
/** One connection for each of those who ask at the same time, as a pool of the shell has. */
const agent = new http.Agent({ keepAlive: true });

/** The channel and language that a Swedish page asks with. */
const CONTEXT = {
  channelId: '1|se',
  languageId: 'sv-SE',
  marketId: 'se',
  cartMarketAlias: 'se',
  checkoutMarketId: 'se',
};

/**
 * One operation over HTTP, as the shop asks it.
 *
 * @returns the operation's only field, and the time until the whole answer was there
 * @throws Error when the answer holds errors or nothing: its time would say nothing
 */
export async function runOperation(
  apiOrigin: string,
  query: string,
  variables: object = {},
): Promise<{ field: unknown; milliseconds: number }> {
  const body = JSON.stringify({ query, variables: { ...CONTEXT, ...variables } });
  const startedAt = performance.now();
  const text = await post(`${apiOrigin}/graphql`, body);
  const milliseconds = performance.now() - startedAt;
  const { data, errors } = answerSchema.parse(JSON.parse(text));
  const [field] = Object.values(data ?? {});
  if (errors || field === null || field === undefined) {
    throw new Error(
      `${query.slice(0, 40)} …: ${errors?.map(({ message }) => message).join('; ') ?? 'an empty answer'}`,
    );
  }
  return { field, milliseconds };
}

function post(url: string, body: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-apikey': 'storefront-demo-key',
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    request.on('error', reject);
    request.end(body);
  });
}
