import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { freshDatabase, templateDatabase, type FreshDatabase } from './freshDatabase.ts';

const HERE = join(process.cwd(), 'commerce-api');
const SERVER = join(HERE, 'src/server.ts');
const FIXTURES = join(HERE, 'test/fixtures');
export const API_KEY = 'test-api-key';

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

/** URL of a PostgreSQL server. If set, every data folder has a database on it instead of PGlite. */
const testDatabaseUrl = process.env['TEST_DATABASE_URL'];
const databases = new Map<string, FreshDatabase>();
/** Processes by data folder: several may be started on one folder, sequentially or in parallel. */
const processes = new Map<string, ChildProcess[]>();

async function databaseOf(dataDir: string, isSeeded: boolean): Promise<FreshDatabase | undefined> {
  if (!testDatabaseUrl) return undefined;
  const found =
    databases.get(dataDir) ?? (await freshDatabase(testDatabaseUrl, isSeeded ? await seededTemplate() : undefined));
  databases.set(dataDir, found);
  return found;
}

/** Starts a real server process: on `DATABASE_URL` or on PGlite in `DATA_DIR`; by default on new data. */
export async function startApi(env: Record<string, string> = {}): Promise<Api> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'commerce-api-'));
  const isSeeded = !env['SEED_DIR'] && !env['DATA_DIR'];
  const database = env['DATABASE_URL'] ? undefined : await databaseOf(dataDir, isSeeded);
  if (isSeeded && !testDatabaseUrl && !env['DATABASE_URL']) cpSync(await seededData(), dataDir, { recursive: true });
  const { child, port, output, messages } = await run({
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  });
  processes.set(dataDir, [...(processes.get(dataDir) ?? []), child]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    runOperation: (query, variables, headers) => runOperation(url, query, variables, headers),
    get: (path, init) => fetch(url + path, init),
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? database?.url,
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
      databases.delete(dataDir);
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runOperation(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = responseShape.parse(await response.json());
  const [error] = errors ?? [];
  return { status: response.status, data: data ?? {}, code: error?.extensions?.code, message: error?.message };
}

/** A seeded data folder, created once per version of the sources: copying is faster than seeding, which takes seconds. */
async function seededData(): Promise<string> {
  const folder = join(tmpdir(), `commerce-api-seeded-${sourcesHash()}`);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(join(tmpdir(), 'commerce-api-making-'));
  await seed({ DATA_DIR: making });
  try {
    renameSync(making, folder);
  } catch {
    // Another test process was faster: use its folder.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** The same as a template database on the PostgreSQL server. */
async function seededTemplate(): Promise<string> {
  if (testDatabaseUrl === undefined) throw new Error('A template database requires TEST_DATABASE_URL.');
  return templateDatabase(testDatabaseUrl, `commerce_seeded_${sourcesHash()}`, async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'commerce-api-making-'));
    await seed({ DATA_DIR: dataDir, DATABASE_URL: url });
    rmSync(dataDir, { recursive: true, force: true });
  });
}

async function seed(env: Record<string, string>): Promise<void> {
  const { child } = await run(env);
  await ended(child);
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['migrations/*', 'src/**/*.ts', 'test/fixtures/*.json'], {
    cwd: HERE,
    exclude: ['**/*.test.ts'],
  }).toSorted()) {
    hash.update(readFileSync(join(HERE, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

interface Started {
  child: ChildProcess;
  port: number;
  output: () => string;
  messages: unknown[];
}

function run(env: Record<string, string>): Promise<Started> {
  const child = fork(SERVER, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      COMMERCE_API_PORT: '0',
      SEED_DIR: FIXTURES,
      API_KEY,
      LOG_LEVEL: 'warn',
      CORS_ORIGINS: 'http://shop.example',
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
