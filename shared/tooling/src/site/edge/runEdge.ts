import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../project/root.ts';
import { waitUntilOk } from '../httpGet.ts';

export const EDGE_START = path.join(ROOT, 'deploy/edge/start.sh');
/** A process that fails to start ends earlier. */
const READY_TIMEOUT_MS = 60_000;

/** The environment for start.sh with the project's files. @param work folder for configuration, cache and certificate */
export function edgeEnvironment(work: string, nginx: string, env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: `${path.dirname(nginx)}:${process.env['PATH']}`,
    EDGE_FILES: path.join(ROOT, 'deploy/edge'),
    EDGE_WORK: work,
    // The standard output of a Node.js child process is a socket, which nginx cannot open as /dev/stdout.
    ACCESS_LOG: path.join(work, 'access.log'),
    RESOLVER: '127.0.0.1',
    ...(process.getuid?.() === 0 && { NGINX_USER: 'root' }),
    ...env,
  };
}

export interface RunningEdge {
  /** The log and standard error so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the edge like its container, with the machine's nginx.
 *
 * @param env of start.sh. `LISTEN` is an address with port
 * @throws Error if it does not respond
 */
export async function runEdge(nginx: string, env: Record<string, string> & { LISTEN: string }): Promise<RunningEdge> {
  const work = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const child = spawn('sh', [EDGE_START], {
    env: edgeEnvironment(work, nginx, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));

  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(work, { recursive: true });
  };
  try {
    // As the container's health check: without a host of the shop.
    await waitUntilOk(`http://${env.LISTEN}/-/edge`, READY_TIMEOUT_MS, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`The edge did not start.\n${output}`, { cause: error });
  }
  return { output: () => output + readFileSync(path.join(work, 'access.log'), 'utf8'), stop };
}
