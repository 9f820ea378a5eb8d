import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Operation {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Returns the response of a test, or undefined to forward the operation to the API. `none` closes the connection, `never` keeps
 * it open.
 */
export type RespondTo = (operation: Operation) => { status?: number; data?: object } | 'none' | 'never' | undefined;

export interface ApiProxy {
  /** URL of the GraphQL endpoint. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a proxy to the API of the site under test that replaces the responses of selected operations.
 *
 * @param port by default a free one
 */
export async function startApiProxy(respondTo: RespondTo = () => undefined, port = 0): Promise<ApiProxy> {
  const api = new URL('/graphql', process.env['SITE_API']);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const replacement = respondTo(parseOperation(body.toString()));
      if (replacement === 'never') return;
      if (replacement === 'none') {
        response.destroy();
        return;
      }
      if (replacement) {
        response.writeHead(replacement.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: replacement.data ?? null }));
        return;
      }
      const { host: _host, ...headers } = request.headers;
      const forwarded = http.request(
        { host: '127.0.0.1', port: api.port, path: api.pathname, method: request.method, headers },
        (apiResponse) => {
          response.writeHead(apiResponse.statusCode ?? 502, apiResponse.headers);
          apiResponse.pipe(response);
        },
      );
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/graphql`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function parseOperation(body: string): Operation {
  const { operationName, variables } = Object(JSON.parse(body || '{}'));
  return { name: String(operationName), variables: Object(variables) };
}

/** @throws Error before the server listens */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a TCP port.');
  return address.port;
}
