import http, { type IncomingHttpHeaders } from 'node:http';
import { portOf } from './apiProxy.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface OtherOrigin {
  /** `http://127.0.0.1:…`: another origin and site than `http://localhost:…`. */
  origin: string;
  /** The requests so far, without the preflight requests of CORS. */
  received: ReceivedRequest[];
  stop: () => Promise<void>;
}

/** Starts an API on another origin than the site, which accepts every origin. It forwards to the API of the site under test. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const target = new URL(process.env['SITE_API'] ?? '');
  const received: ReceivedRequest[] = [];
  const server = http.createServer((request, response) => {
    const permission = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-allow-methods': 'GET, POST',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, permission).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = 'GET', url: path = '/' } = request;
      received.push({ method, path, headers: request.headers, body: body.toString() });
      // The API behind it does not list the origin of the site, and would refuse its logins.
      const { host: _host, origin: _origin, 'sec-fetch-site': _site, ...headers } = request.headers;
      const forwarded = http.request(
        { host: target.hostname, port: target.port, path, method, headers },
        (apiResponse) => {
          response.writeHead(apiResponse.statusCode ?? 502, { ...apiResponse.headers, ...permission });
          apiResponse.pipe(response);
        },
      );
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    received,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
