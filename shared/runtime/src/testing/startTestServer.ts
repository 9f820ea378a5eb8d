import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

type Respond = (request: ReceivedRequest) => { status?: number; body: object };

export interface TestServer {
  /** `127.0.0.1:1234` */
  host: string;
  stop: () => Promise<void>;
}

/** Starts an HTTP server on a free port of the loopback address that responds with JSON. */
export async function startTestServer(respond: Respond): Promise<TestServer> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status = 200, body } = respond({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${portOf(server.address())}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a TCP port.');
  return address.port;
}
