import { execFile } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const USER = 'storefront';

/**
 * A PostgreSQL server of its own in a temporary folder, by the newest version that is installed.
 *
 * @throws Error that says what is missing
 */
export async function startPrivateServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (!bin) {
    throw new Error(
      'There is no PostgreSQL. Install it (apt-get install postgresql), or name a server in DATABASE_URL.',
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-bench-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  const account = await serverAccount(folder);
  const as = (tool: string, ...args: string[]) => run(path.join(bin, tool), args, { ...account, cwd: folder });

  await as('initdb', '--pgdata', data, '--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_wal_size=4GB`;
  await as('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', path.join(folder, 'log'), '--options', options);
  return {
    url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await as('pg_ctl', 'stop', '--wait', '--mode', 'immediate', '--pgdata', data);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package made. */
async function serverAccount(folder: string): Promise<{ uid: number; gid: number } | object> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const [uid, gid] = await Promise.all([id('-u'), id('-g')]);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
