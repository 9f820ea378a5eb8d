import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

export const API = join(process.cwd(), 'commerce-api');
export const FIXTURES = join(API, 'test/fixtures');
/** The bundles of `buildApi.ts`. */
export const BUILT = join(process.cwd(), '.cache/commerce-api');

/** The file of an entry of the API: a bundle in tests on PostgreSQL, otherwise its source. */
export function entryFile(source: 'server.ts' | 'admin/cli.ts' | 'admin/admin.ts'): string {
  return process.env['TEST_DATABASE_URL'] === undefined
    ? join(API, 'src', source)
    : join(BUILT, `${basename(source, '.ts')}.mjs`);
}

/** Environment of child processes. All of them share the compiled code, which halves the processor time of their start. */
export const PROCESS_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(process.cwd(), '.cache/node/compiled'),
};

/**
 * Runs an ES module in a child process: PGlite is loaded by dynamic import, which Jest's module loader does not support.
 *
 * @returns the JSON that it prints
 */
export async function runModule(text: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text], {
    cwd: API,
    env: PROCESS_ENV,
  });
  return JSON.parse(stdout);
}
