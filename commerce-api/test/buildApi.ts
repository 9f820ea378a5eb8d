import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, stop, type Plugin } from 'esbuild';
import { API, BUILT } from './nodeProcess.ts';

/** Packages with binaries, which are loaded from their folders. */
const EXTERNAL = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native'];

/** The folder of each source, in place of that of the bundle. */
const sourceFolders: Plugin = {
  name: 'source folders',
  setup: ({ onLoad }) => {
    onLoad({ filter: /commerce-api\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }));
  },
};

/**
 * Bundles the server and the admin commands for tests on PostgreSQL: a file of its own for each of the 2,000 modules takes most
 * of the processor time of these tests, which start some hundred processes. On the embedded database the sources run.
 */
// oxlint-disable-next-line import/no-default-export -- Jest requires it of a global setup
export default async function buildApi(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] === undefined) return;
  const { outputFiles } = await build({
    absWorkingDir: API,
    entryPoints: ['src/server.ts', 'src/admin/cli.ts', 'src/admin/admin.ts'],
    entryNames: '[name]',
    outdir: BUILT,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    external: EXTERNAL,
    plugins: [sourceFolders],
    // For packages that are no ES modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  await stop();
  mkdirSync(BUILT, { recursive: true });
  for (const { path, contents } of outputFiles) replace(path, contents);
}

/** Renames a complete file, since another run may be starting servers from the one before. */
function replace(path: string, contents: Uint8Array): void {
  const made = join(BUILT, `.${process.pid}-${basename(path)}`);
  writeFileSync(made, contents);
  renameSync(made, path);
}
