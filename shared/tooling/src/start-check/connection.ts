import http from 'node:http';
import * as z from 'zod';

/** For a response that never comes. A busy machine takes long, which is no fault. */
const NO_RESPONSE_MS = 300_000;

const healthSchema = z.object({ pid: z.number() });

/** A connection to one worker, which stays with it (HTTP/1.1). */
export interface Connection {
  /** Of the worker. */
  pid: number;
  /** @param host value of the Host header, without the port @returns the status */
  get: (host: string, path: string) => Promise<number>;
  close: () => void;
}

/** Opens a connection, and asks which worker has accepted it. */
export async function openConnection(port: number): Promise<Connection> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (host: string, path: string) =>
    send({ agent, host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, timeout: NO_RESPONSE_MS });
  const close = () => agent.destroy();
  try {
    const { pid } = healthSchema.parse(JSON.parse((await get('localhost', '/-/health')).body));
    return { pid, get: async (host, path) => (await get(host, path)).status, close };
  } catch (error) {
    close();
    throw error;
  }
}

function send(options: http.RequestOptions): Promise<{ status: number; body: string }> {
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
