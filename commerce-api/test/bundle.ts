import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { API } from './nodeProcess.ts';

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
 * Options for a bundle of API code, for tests on PostgreSQL: a file of its own for each of the 2,000 modules takes most of the
 * processor time of these tests, which start some hundred processes. On the embedded database the sources run.
 */
export const BUNDLE = {
  absWorkingDir: API,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: EXTERNAL,
  plugins: [sourceFolders],
  // For packages that are no ES modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'error',
} as const satisfies BuildOptions;
