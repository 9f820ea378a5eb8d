import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = join(process.cwd(), 'commerce-api/src');

/**
 * Runs the body of an async function beside a database that no server has open; `database` and all of `imports` (name to
 * file below `src`) are at hand. PGlite is WebAssembly loaded by dynamic import, which Jest's own module loader does not
 * do: a child process does.
 *
 * @returns what the body returns, by way of JSON
 */
export async function onDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  body: string,
  imports: Record<string, string> = {},
): Promise<unknown> {
  const text = `
    import { sql } from 'kysely';
    import { openDatabase } from '${SOURCE}/platform/db/openDatabase.ts';
    ${Object.entries(imports)
      .map(([name, file]) => `import { ${name} } from '${SOURCE}/${file}';`)
      .join('\n')}
    const database = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    const { db } = database;
    const answer = await (async () => { ${body} })();
    await database.close();
    console.log(JSON.stringify(answer ?? null));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text], { cwd: SOURCE });
  return JSON.parse(stdout);
}
