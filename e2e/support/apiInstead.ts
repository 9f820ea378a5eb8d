import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Operation {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

/** What a test answers itself; the API answers what it leaves undefined. */
export type RespondTo = (operation: Operation) => { status?: number; data?: object } | undefined;

export interface ApiInstead {
  /** The address of its GraphQL. */
  url: string;
  stop: () => Promise<void>;
}

/** The API of the site under test, but for the operations that a test answers. */
export async function startApiInstead(answerTo: RespondTo): Promise<ApiInstead> {
  const api = new URL('/graphql', process.env['SITE_API']);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const answer = answerTo(operationIn(body.toString()));
      if (answer) {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: answer.data ?? null }));
        return;
      }
      const { host: _host, ...headers } = request.headers;
      const forwarded = http.request(
        { host: '127.0.0.1', port: api.port, path: api.pathname, method: request.method, headers },
        (answered) => {
          response.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(response);
        },
      );
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/graphql`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function operationIn(body: string): Operation {
  const { operationName, variables } = Object(JSON.parse(body || '{}'));
  return { name: String(operationName), variables: Object(variables) };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
