import { API } from './nodeProcess.ts';
import { runModule } from './runModule.ts';

const SOURCE = `${API}/src`;

/**
 * Runs the body of an async function on a database that no server has open, with `database` and all of `imports` (name to
 * file below `src`) in scope.
 *
 * @returns the result of the body, serialized as JSON
 */
export async function onDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  body: string,
  imports: Record<string, string> = {},
): Promise<unknown> {
  return runModule(`
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
  `);
}
