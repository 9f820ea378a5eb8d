import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../ports.ts';

export const HOST = 'shop.example';
const START = 'deploy/edge/start.sh';

export interface EdgeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request as a part behind the edge got it. */
export interface Received {
  part: string;
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
  /** @param target path, or an absolute address as proxies send it */
  send: (target: string, options?: SendOptions) => Promise<EdgeResponse>;
  /** Requests that the parts got so far. */
  received: Received[];
  /** The log and standard error so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** The environment under which start.sh finds the project's files. */
function environment(work: string, nginx: string, env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: `${path.dirname(nginx)}:${process.env['PATH']}`,
    EDGE_FILES: path.resolve('deploy/edge'),
    EDGE_WORK: work,
    // Node.js gives its children sockets, which nginx cannot open by the name of /dev/stdout.
    ACCESS_LOG: path.join(work, 'access.log'),
    ...(process.getuid?.() === 0 && { NGINX_USER: 'root' }),
    SITE_ORIGIN_SV: `https://${HOST}`,
    SITE_ORIGIN_EN: 'https://en.shop.example',
    ...env,
  };
}

/** Fills in the configuration with `env` and has nginx check it. Returns the error text, empty where it is accepted. */
export function checkEdge(nginx: string, env: Record<string, string>): string {
  const work = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const { stderr } = spawnSync('sh', [START, 'test'], { env: environment(work, nginx, env), encoding: 'utf8' });
  rmSync(work, { recursive: true });
  return stderr;
}

/**
 * The edge as its container starts it, with stand-ins for the parts behind it. They answer with the headers of the
 * request's `x-answer`, a JSON object, after having noted the request.
 */
export async function startEdge(nginx: string, env: Record<string, string> = {}): Promise<Edge> {
  const work = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const received: Received[] = [];
  const parts = ['api', 'shell', 'remote'].map((part) =>
    createServer((incoming, response) => {
      const { method = '', url = '', headers } = incoming;
      received.push({ part, method, url, headers });
      incoming.resume();
      if (url.includes('broken')) {
        incoming.socket.destroy();
        return;
      }
      for (const [name, value] of Object.entries(answerHeaders(headers))) response.setHeader(name, value);
      response.end(`${part} ${received.length}`);
    }),
  );
  const [port = 0, ...partPorts] = await freePorts(4);
  const [api, shell, remote] = partPorts;
  for (const [index, part] of parts.entries()) part.listen(partPorts[index], '127.0.0.1');

  const child = spawn('sh', [START], {
    env: environment(work, nginx, {
      LISTEN: `127.0.0.1:${port}`,
      RESOLVER: '127.0.0.1',
      API_URL: `http://127.0.0.1:${api}`,
      SHELL_URL: `http://127.0.0.1:${shell}`,
      REMOTE_URL: `http://127.0.0.1:${remote}`,
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));

  const edge: Edge = {
    port,
    send: (target, options = {}) => send(port, target, options),
    received,
    output: () => output + readFileSync(path.join(work, 'access.log'), 'utf8'),
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      for (const part of parts) {
        part.closeAllConnections();
        part.close();
      }
      rmSync(work, { recursive: true });
    },
  };
  try {
    await untilReady(edge);
  } catch (error) {
    await edge.stop();
    throw new Error(`The edge did not start.\n${output}`, { cause: error });
  }
  return edge;
}

function answerHeaders({ 'x-answer': answer }: IncomingHttpHeaders): Record<string, string> {
  const parsed: unknown = typeof answer === 'string' ? JSON.parse(answer) : {};
  return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]));
}

async function untilReady({ send: sendTo }: Edge): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await sendTo('/-/edge').catch(() => undefined);
    if (response?.status === 200) return;
    await wait(50);
  }
  throw new Error('The edge does not answer /-/edge.');
}

function send(port: number, target: string, { method = 'GET', headers = {} }: SendOptions): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      // Nothing is read into the path: it goes out as it is.
      { host: '127.0.0.1', port, path: target, method, headers: { host: HOST, ...headers }, agent: false },
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
