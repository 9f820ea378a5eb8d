import http from 'node:http';
import * as z from 'zod';

/** For a response that never comes. A busy machine takes long, which is no fault. */
const NO_RESPONSE_MS = 300_000;

const healthSchema = z.object({ pid: z.number() });

/** Where a shop listens. */
export interface Shop {
  /** IP address. */
  address: string;
  port: number;
  /** The port in the addresses of its pages. */
  publicPort: number;
}

interface Response {
  status: number;
  body: string;
}

/** A connection to one worker, which stays with it (HTTP/1.1). */
export interface Connection {
  /** Of the worker. */
  pid: number;
  get: Get;
  close: () => void;
}

/** @param host value of the Host header, without the port */
type Get = (host: string, path: string) => Promise<Response>;

/** @param agent by default each request has its own connection */
export function getFrom({ address, port, publicPort }: Shop, agent?: http.Agent): Get {
  return async (host, path) =>
    send({
      ...(agent && { agent }),
      host: address,
      port,
      path,
      headers: { host: `${host}:${publicPort}` },
      timeout: NO_RESPONSE_MS,
    });
}

/** Opens a connection, and requests which worker has accepted it. */
export async function openConnection(shop: Shop): Promise<Connection> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = getFrom(shop, agent);
  const close = () => agent.destroy();
  try {
    const { pid } = healthSchema.parse(JSON.parse((await get('localhost', '/-/health')).body));
    return { pid, get, close };
  } catch (error) {
    close();
    throw error;
  }
}

function send(options: http.RequestOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = http.get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    request.on('timeout', () => request.destroy(new Error(`no response within ${NO_RESPONSE_MS / 1_000} s`)));
    request.on('error', reject);
  });
}
