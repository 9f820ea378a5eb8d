import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './ports.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql/*/bin';
/** commerce-api needs this version or later. */
const MIN_VERSION = 15;
const USER = 'storefront';

export interface PostgresServer {
  url: string;
  version: string;
  /** Its first process, the parent of the others; undefined if it is another server. */
  pid: number | undefined;
  /** Its log so far; empty if it is another server. */
  log: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Returns the server of `TEST_DATABASE_URL`, or starts a new cluster in a temporary folder with the machine's PostgreSQL. A
 * missing one is installed if apt is available.
 *
 * @param settings of a new cluster, such as `log_duration=on`
 * @throws Error if there is no PostgreSQL
 */
export async function postgresServer(settings: readonly string[] = []): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, version: 'TEST_DATABASE_URL', pid: undefined, log: async () => '', stop: async () => {} };
  const bin = newestBin() ?? installPostgres();
  if (!bin) {
    throw new Error(
      `PostgreSQL ${MIN_VERSION} or later is missing. Install it (apt-get install postgresql), or set TEST_DATABASE_URL to a server.`,
    );
  }
  return startCluster(bin, settings);
}

function newestBin(): string | undefined {
  return globSync(DEBIAN)
    .filter((folder) => versionOf(folder) >= MIN_VERSION && existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => versionOf(b) - versionOf(a))[0];
}

function versionOf(folder: string): number {
  return Number(path.basename(path.dirname(folder)));
}

function installPostgres(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PostgreSQL (once) …');
  const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [command, ...args] = isRoot() ? (['sh'] as const) : (['sudo', '-n', 'sh'] as const);
  spawnSync(command, [...args, '-c', script], { stdio: 'inherit', env });
  return newestBin();
}

async function startCluster(bin: string, further: readonly string[]): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-postgres-'));
  const data = path.join(folder, 'data');
  const [port = 0] = await freePorts(1);
  const account = await serverAccount(folder);
  const as = (tool: string, ...args: string[]) => run(path.join(bin, tool), args, { ...account, cwd: folder });

  await as('initdb', '--pgdata', data, '--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  // The data is removed after the tests, so it need not be written to disk.
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_wal_size=4GB', 'max_connections=200', ...further];
  const options = `-p ${port} -k ${folder} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  await as('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', path.join(folder, 'log'), '--options', options);
  const { stdout } = await as('postgres', '--version');
  return {
    url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
    version: stdout.trim().replace(/^postgres \(PostgreSQL\) (\S+).*/s, 'PostgreSQL $1'),
    pid: Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]),
    log: () => readFile(path.join(folder, 'log'), 'utf8'),
    stop: async () => {
      await as('pg_ctl', 'stop', '--wait', '--mode', 'immediate', '--pgdata', data);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the package's account, which gets the folder. */
async function serverAccount(folder: string): Promise<{ uid: number; gid: number } | object> {
  if (!isRoot()) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const [uid, gid] = await Promise.all([id('-u'), id('-g')]);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
