import http from 'node:http';
import * as z from 'zod';

const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
/** A connection per concurrent request, like the shell's pool. */
const agent = new http.Agent({ keepAlive: true });

/** The variables of a Swedish page. */
const CONTEXT = {
  channelId: '1|se',
  languageId: 'sv-SE',
  marketId: 'se',
  cartMarketAlias: 'se',
  checkoutMarketId: 'se',
};

/**
 * Sends one operation over HTTP, as the shop does.
 *
 * @returns the operation's only field, and the time until the response was complete
 * @throws Error if the response has errors or no data: its time would be meaningless
 */
export async function runOperation(
  apiOrigin: string,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ field: unknown; milliseconds: number }> {
  const body = JSON.stringify({ query, variables: { ...CONTEXT, ...variables } });
  const startedAt = performance.now();
  const text = await post(`${apiOrigin}/graphql`, body, headers);
  const milliseconds = performance.now() - startedAt;
  const { data, errors } = responseSchema.parse(JSON.parse(text));
  const [field] = Object.values(data ?? {});
  if (errors || field === null || field === undefined) {
    throw new Error(
      `${query.slice(0, 40)} …: ${errors?.map(({ message }) => message).join('; ') ?? 'the response has no data'}`,
    );
  }
  return { field, milliseconds };
}

function post(url: string, body: string, further: Readonly<Record<string, string>>): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-apikey': 'storefront-demo-key',
    ...further,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    request.on('error', (error) => {
      // The server has closed an idle connection at the moment of its reuse, and has not seen the request.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        post(url, body, further).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}
