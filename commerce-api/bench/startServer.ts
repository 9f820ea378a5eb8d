import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyPort } from './readyPort.ts';

const SERVER = join(import.meta.dirname, '../src/server.ts');
/** The same as for `npm start` and in the container. */
const NODE_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--liftoff-only'];
export const API_KEY = 'bench-api-key';

const MANY = '1000000/hour';
/** Limits for a single client that sends all requests. */
const LIMITS = { LIMIT_ORDERS_PER_NETWORK: MANY, LIMIT_ORDERS_PER_EMAIL: MANY, LIMIT_CARTS_PER_NETWORK: MANY };

export interface BenchServer {
  url: string;
  /** Time from the start of the process until it is ready. */
  startMs: number;
  /** Peak memory of the process. */
  memoryMb(): number;
  stop(): Promise<void>;
}

export async function startServer(databaseUrl: string): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'commerce-bench-data-'));
  const began = performance.now();
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    COMMERCE_API_PORT: '0',
    API_KEY,
    LOG_LEVEL: 'warn',
    ...LIMITS,
  };
  const child = fork(SERVER, { env: { PATH: process.env['PATH'], ...env }, execArgv: NODE_OPTIONS });
  const port = await readyPort(child);
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    startMs: performance.now() - began,
    memoryMb: () => {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
