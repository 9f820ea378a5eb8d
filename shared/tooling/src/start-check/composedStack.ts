import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ROOT } from '../project/root.ts';
import type { Shop } from './connection.ts';

const execute = promisify(execFile);

/** A separate project: the containers and volumes of a stack that runs for another purpose stay as they are. */
const PROJECT = 'start-check';
/** `STACK_ORIGIN_*` without settings. */
const EDGE_PORT = 8080;
const SHELL_PORT = 3000;

/** The stack of docker-compose.yml. */
export interface ComposedStack {
  /** From the start of the containers until the edge has started, which waits for a healthy shell. */
  seconds: number;
  /** The shell itself, in its network. */
  shell: Shop;
  edge: Shop;
  /** @param keepsData whether the volumes stay for the next start */
  stop: (keepsData: boolean) => Promise<void>;
}

/**
 * Starts the containers of the images that `deploy/build.sh` has built, and waits until the shell's is healthy.
 *
 * @throws Error if one of them ends or becomes unhealthy
 */
export async function startComposedStack(): Promise<ComposedStack> {
  const [command = 'docker', ...args] = (process.env['COMPOSE'] ?? 'docker compose').split(' ');
  const env = { ...process.env, ...secrets() };
  const compose = async (...rest: string[]) =>
    (await execute(command, [...args, '--project-name', PROJECT, ...rest], { cwd: ROOT, env })).stdout.trim();
  const stop = async (keepsData: boolean) => {
    await compose('down', ...(keepsData ? [] : ['--volumes']));
  };
  const startedAt = performance.now();
  try {
    await compose('up', '--detach', '--no-build');
    const seconds = (performance.now() - startedAt) / 1_000;
    const container = await compose('ps', '-q', 'shell');
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    const [address = ''] = (await execute('docker', ['inspect', '--format', format, container])).stdout.split(' ');
    return {
      seconds,
      shell: { address, port: SHELL_PORT, publicPort: EDGE_PORT },
      edge: { address: '127.0.0.1', port: EDGE_PORT, publicPort: EDGE_PORT },
      stop,
    };
  } catch (error) {
    await stop(false);
    throw error;
  }
}

let generated: Record<string, string> | undefined;

/** The same for all starts of this process: the database keeps its password. */
function secrets(): Record<string, string> {
  const names = ['POSTGRES_PASSWORD', 'POSTGRES_ADMIN_PASSWORD', 'AUTH_SECRET', 'SIGN_SECRET'];
  generated ??= Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]));
  return generated;
}
