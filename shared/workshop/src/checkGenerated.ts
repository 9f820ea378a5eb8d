/**
 * Fails when codegen would change a generated file of the storefront or of commerce-api: the schema or a document changed
 * without it.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const before = generatedFiles();
for (const command of [
  ['run', '--silent', 'codegen'],
  ['run', '--silent', 'codegen', '-w', 'commerce-api'],
]) {
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
}
const after = generatedFiles();
const stale = [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
if (stale.length > 0) {
  console.error(`Out of date, now written anew; commit them:\n${stale.join('\n')}`);
  process.exit(1);
}

function generatedFiles(): Map<string, string> {
  const files = globSync('{shared/*,mf-*,shell,commerce-api}/src/**/*.generated.ts', { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}
