import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = join(process.cwd(), 'commerce-api/src');

/**
 * Runs the body of an async function on a database that no server has open, with `database` and all of `imports` (name to
 * file below `src`) in scope. Uses a child process, because PGlite is loaded by dynamic import, which Jest's module loader
 * does not support.
 *
 * @returns the result of the body, serialized as JSON
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
    const result = await (async () => { ${body} })();
    await database.close();
    console.log(JSON.stringify(result ?? null));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text], { cwd: SOURCE });
  return JSON.parse(stdout);
}
