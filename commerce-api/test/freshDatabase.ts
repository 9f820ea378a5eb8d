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
  await run(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await run(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Creates the database `name` once, with `fill`, even if several test processes request it at the same time. */
export async function templateDatabase(
  url: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  if (await exists(url, name)) return name;
  const making = await freshDatabase(url);
  await fill(making.url);
  const made = new URL(making.url).pathname.slice(1);
  try {
    await run(url, `alter database ${made} rename to ${name}`);
  } catch (error) {
    await making.drop();
    // Another test process was faster: use its database.
    if (!(await exists(url, name))) throw error;
  }
  return name;
}

async function exists(url: string, name: string): Promise<boolean> {
  const rows = await run(url, 'select from pg_database where datname = $1', [name]);
  return rows > 0;
}

/** @returns the number of rows */
async function run(connectionString: string, statement: string, values: string[] = []): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
