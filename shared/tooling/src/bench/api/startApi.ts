import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../project/root.ts';
import { startChild, type Child } from '../../site/childProcess.ts';
import { freePorts } from '../../site/ports.ts';
import { processorTime } from '../../site/ready/processorTime.ts';
import { untilReady } from '../../site/ready/untilReady.ts';
import { API_MEMORY } from '../../site/site.ts';
import { WIDE_LIMITS } from '../../site/wideLimits.ts';

/** A commerce-api of its own, apart from the bench's site. */
export interface ApiProcess {
  origin: string;
  pid: number;
  /** From the start of the process until it is ready, in ms. */
  startMs: number;
  /** Processor time of the process until it was ready, in ms. */
  startCpuMs: number | null;
  /** Its log so far. */
  log: () => string;
  stop: Child['stop'];
}

/** @param env `DATABASE_URL` for a server; by default its database is in the data folder */
export async function startApi(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  await mkdir(dataDir, { recursive: true });
  const [port = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const logFile = path.join(dataDir, 'commerce-api.log');
  const startedAt = performance.now();
  const child = startChild({
    name: 'commerce-api',
    args: [...API_MEMORY, path.join(ROOT, 'commerce-api/src/server.ts')],
    env: {
      NODE_ENV: 'development',
      COMMERCE_API_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...WIDE_LIMITS,
      ...env,
    },
    logFile,
  });
  try {
    await untilReady({ title: 'commerce-api', url: `${origin}/-/ready`, child });
  } catch (error) {
    await child.stop();
    throw error;
  }
  const pid = child.process.pid ?? 0;
  return {
    origin,
    pid,
    startMs: performance.now() - startedAt,
    startCpuMs: processorTime(pid) ?? null,
    log: () => readFileSync(logFile, 'utf8'),
    stop: child.stop,
  };
}
