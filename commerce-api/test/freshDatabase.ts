import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a new database on the server of `url`, so that a run does not depend on earlier ones.
 *
 * @param template name of the database to copy; empty if omitted
 */
export async function freshDatabase(url: string, template?: string): Promise<FreshDatabase> {
  const name = `commerce_test_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) =>
    client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
  );
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Creates the database `name` once, with `make`. Another test process that requests it at the same time waits for it. */
export function templateDatabase(url: string, name: string, make: () => Promise<FreshDatabase>): Promise<string> {
  return withClient(url, async (client) => {
    // Released at the end of the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const made = await make();
    await client.query(`alter database ${new URL(made.url).pathname.slice(1)} rename to ${name}`);
    return name;
  });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
