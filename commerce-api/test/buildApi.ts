import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, stop } from 'esbuild';
import { BUNDLE } from './bundle.ts';
import { BUILT } from './nodeProcess.ts';

/** Bundles the server and the admin commands before the tests on PostgreSQL. */
// oxlint-disable-next-line import/no-default-export -- Jest requires it of a global setup
export default async function buildApi(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] === undefined) return;
  const { outputFiles } = await build({
    ...BUNDLE,
    entryPoints: ['test/testServer.ts', 'src/admin/cli.ts', 'src/admin/admin.ts'],
    entryNames: '[name]',
    outdir: BUILT,
    outExtension: { '.js': '.mjs' },
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
