import { basename, join } from 'node:path';

export const API = join(process.cwd(), 'commerce-api');
export const FIXTURES = join(API, 'test/fixtures');
/** The bundles of `buildApi.ts`. */
export const BUILT = join(process.cwd(), '.cache/commerce-api');

/** The file of an entry of the API: a bundle in tests on PostgreSQL, otherwise its source. */
export function entryFile(source: 'test/testServer.ts' | 'src/admin/cli.ts' | 'src/admin/admin.ts'): string {
  return process.env['TEST_DATABASE_URL'] === undefined
    ? join(API, source)
    : join(BUILT, `${basename(source, '.ts')}.mjs`);
}

/** Environment of child processes. All of them share the compiled code, which halves the processor time of their start. */
export const PROCESS_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(process.cwd(), '.cache/node/compiled'),
};
