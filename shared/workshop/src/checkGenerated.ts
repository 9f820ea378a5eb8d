/** Fails when `npm run codegen` would change a generated file: the schema or a document changed without it. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const before = generatedFiles();
const { status, stdout, stderr } = spawnSync('graphql-codegen', ['--config', 'codegen.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
const after = generatedFiles();
const stale = [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
if (stale.length > 0) {
  console.error(`Out of date, now written anew; commit them:\n${stale.join('\n')}`);
  process.exit(1);
}

function generatedFiles(): Map<string, string> {
  const files = globSync('{shared/*,mf-*,shell}/src/**/*.generated.ts', { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}
