import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { freePorts } from '../site/ports.ts';
import { EDGE_START, edgeEnvironment, runEdge } from '../site/edge/runEdge.ts';

export const HOST = 'shop.example';
const SITE = { SITE_ORIGIN_SV: `https://${HOST}`, SITE_ORIGIN_EN: 'https://en.shop.example' };

export interface EdgeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request that an upstream received. */
export interface Received {
  upstream: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface Edge {
  port: number;
  /** Port for https. */
  tlsPort: number;
  /**
   * Sends a request over http, by default as that of a shopper who uses https.
   *
   * @param target path, or an absolute address as sent to proxies
   */
  send: (target: string, options?: SendOptions) => Promise<EdgeResponse>;
  /** Requests that the upstreams received so far. */
  received: Received[];
  /** The log and standard error so far. */
  output: () => string;
  /** Ends the shell: further connections to it are refused. */
  stopShell: () => void;
  stop: () => Promise<void>;
}

/** Checks the configuration for `env` with nginx. Returns the error text, empty if it is valid. */
export function checkEdge(nginx: string, env: Record<string, string>): string {
  const work = mkdtempSync(`${tmpdir()}/edge-`);
  const { stderr } = spawnSync('sh', [EDGE_START, 'test'], {
    env: edgeEnvironment(work, nginx, { ...SITE, ...env }),
    encoding: 'utf8',
  });
  rmSync(work, { recursive: true });
  return stderr;
}

/**
 * Starts the edge like its container, with stub upstreams. They record each request and respond with the headers of its
 * `x-response-headers`, a JSON object.
 */
export async function startEdge(nginx: string, env: Record<string, string> = {}): Promise<Edge> {
  const received: Received[] = [];
  const upstreams = ['api', 'shell'].map((upstream) =>
    createServer((incoming, response) => {
      const { method = '', url = '', headers } = incoming;
      received.push({ upstream, method, url, headers });
      incoming.resume();
      if (url.includes('broken')) {
        incoming.socket.destroy();
        return;
      }
      if (url.includes('lost')) {
        response.writeHead(404, { 'cache-control': 'no-store' }).end();
        return;
      }
      for (const [name, value] of Object.entries(requestedHeaders(headers))) response.setHeader(name, value);
      response.end(`${upstream} ${received.length}`);
    }),
  );
  const [api, shell] = await Promise.all(upstreams.map(listen));
  const [port = 0, tlsPort = 0] = await freePorts(2);

  const closeUpstreams = () => {
    for (const server of upstreams) {
      server.closeAllConnections();
      server.close();
    }
  };
  try {
    const { output, stop } = await runEdge(nginx, {
      ...SITE,
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_TLS: `127.0.0.1:${tlsPort}`,
      API_URL: `http://127.0.0.1:${api}`,
      SHELL_URL: `http://127.0.0.1:${shell}`,
      ...env,
    });
    return {
      port,
      tlsPort,
      send: (target, options = {}) => send(port, target, options),
      received,
      output,
      stopShell: () => {
        upstreams[1]?.closeAllConnections();
        upstreams[1]?.close();
      },
      stop: async () => {
        await stop();
        closeUpstreams();
      },
    };
  } catch (error) {
    closeUpstreams();
    throw error;
  }
}

/** @returns the port */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return port;
}

function requestedHeaders({ 'x-response-headers': json }: IncomingHttpHeaders): Record<string, string> {
  const parsed: unknown = typeof json === 'string' ? JSON.parse(json) : {};
  return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]));
}

function send(port: number, target: string, { method = 'GET', headers = {} }: SendOptions): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      // The path is sent unchanged. This client is the trusted proxy, where TLS ends.
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: { host: HOST, 'x-forwarded-proto': 'https', ...headers },
        agent: false,
      },
      (response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
