import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { entryFile, FIXTURES, PROCESS_ENV } from './nodeProcess.ts';
import { request } from './request.ts';
import { newData, type TestData } from './testData.ts';

export const API_KEY = 'test-api-key';
/** For the limits of time of a server on a busy machine. A test of such a limit sets its own. */
const TIME_FACTOR = '10';

const responseShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});

export interface ApiResponse {
  status: number;
  data: Record<string, unknown>;
  /** `extensions.code` of the first error. */
  code: string | undefined;
  message: string | undefined;
}

export interface Api {
  url: string;
  /** Sends one GraphQL operation. */
  runOperation(query: string, variables?: object, headers?: Record<string, string>): Promise<ApiResponse>;
  /** Sends any other request; the path begins with a slash. */
  get(path: string, init?: RequestInit): Promise<Response>;
  dataDir: string;
  /** Undefined for PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The output of the process so far. */
  output(): string;
  /** The messages of the process to its parent. */
  messages: readonly unknown[];
  /** Ends the process and keeps its data for another one with this `DATA_DIR`. */
  end(): Promise<number | null>;
  stop(): Promise<void>;
  /** Ends the process without giving it time to finish (SIGKILL). */
  kill(): Promise<void>;
}

/** Data that servers of this file run on, by folder. */
const known = new Map<string, TestData>();
/** Processes by data folder: several may be started on one folder, sequentially or in parallel. */
const processes = new Map<string, ChildProcess[]>();

/**
 * Starts a real server process: on new data with the catalog of the fixtures, with `SEED_DIR` on empty data, and otherwise on
 * `DATA_DIR` or `DATABASE_URL`.
 */
export async function startApi(env: Record<string, string> = {}): Promise<Api> {
  return startApiOn(await dataFor(env), env);
}

/** Starts a server process on data, which are removed when it stops. */
export async function startApiOn(data: TestData, env: Record<string, string> = {}): Promise<Api> {
  const { dataDir, databaseUrl } = data;
  const started = run({
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
    DATA_DIR: dataDir,
  });
  const { child, port, output, messages } = await started.catch(async (error: unknown) => {
    if (!known.has(dataDir)) await data.remove();
    throw error;
  });
  known.set(dataDir, data);
  processes.set(dataDir, [...(processes.get(dataDir) ?? []), child]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    runOperation: (query, variables, headers) => runOperation(url, query, variables, headers),
    get: (path, init) => request(url + path, init),
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? databaseUrl,
    output,
    messages,
    end: () => ended(child),
    kill: async () => {
      await ended(child, 'SIGKILL');
    },
    stop: async () => {
      await ended(child);
      // The last process on a folder removes it, because one that is still ending writes into it.
      if (processes.get(dataDir)?.some(isRunning)) return;
      processes.delete(dataDir);
      known.delete(dataDir);
      await data.remove();
    },
  };
}

async function dataFor({ DATA_DIR, DATABASE_URL, SEED_DIR }: Record<string, string>): Promise<TestData> {
  const found = known.get(DATA_DIR ?? '');
  if (found) return found;
  if (DATA_DIR === undefined && DATABASE_URL === undefined) return newData(SEED_DIR === undefined ? 'seeded' : 'empty');
  const dataDir = DATA_DIR ?? mkdtempSync(join(tmpdir(), 'commerce-api-'));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { dataDir, databaseUrl: DATABASE_URL, remove };
}

async function runOperation(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = responseShape.parse(await response.json());
  const [error] = errors ?? [];
  return { status: response.status, data: data ?? {}, code: error?.extensions?.code, message: error?.message };
}

interface Started {
  child: ChildProcess;
  port: number;
  output: () => string;
  messages: unknown[];
}

function run(env: Record<string, string>): Promise<Started> {
  const child = fork(entryFile('test/testServer.ts'), {
    env: {
      ...PROCESS_ENV,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      COMMERCE_API_PORT: '0',
      SEED_DIR: FIXTURES,
      API_KEY,
      LOG_LEVEL: 'warn',
      CORS_ORIGINS: 'http://shop.example',
      TIME_FACTOR,
      ...env,
    },
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const messages: unknown[] = [];
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it was ready.\n${output}`)));
    child.on('message', (message) => {
      messages.push(message);
      const ready = z.object({ ready: z.literal(true), port: z.number() }).safeParse(message);
      if (ready.success) resolve({ child, port: ready.data.port, output: () => output, messages });
    });
  });
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Ends the process and waits for it and its output. */
function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.removeAllListeners('exit');
    child.once('close', (code) => resolve(code));
    child.kill(signal);
  });
}
