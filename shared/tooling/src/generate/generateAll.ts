import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { outputs } from './outputs.ts';
import { writeOutputs } from './writeOutputs.ts';

/** Storefront and API have separate codegen configurations, as neither imports the other. */
const CODEGEN_COMMANDS = [
  ['run', '--silent', 'codegen'],
  ['run', '--silent', 'codegen', '-w', 'commerce-api'],
];

/**
 * Writes all generated code and documents. The outputs are first, as codegen may read them.
 *
 * @returns the files that have changed, as paths from the project's folder
 * @throws Error with the output of codegen if it fails, and if there is no generated file to compare
 */
export async function generateAll(): Promise<string[]> {
  const changed = await writeOutputs(outputs, ROOT);
  const before = codegenFiles();
  for (const command of CODEGEN_COMMANDS) {
    const { status, stdout, stderr } = spawnSync('npm', command, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm ${command.join(' ')} failed.\n${stdout}${stderr}`);
  }
  const after = codegenFiles();
  if (after.size === 0) throw new Error('No generated file was found. Correct the pattern in generateAll.ts.');
  return [...changed, ...[...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file)];
}

function codegenFiles(): Map<string, string> {
  const files = globSync('{shared/*,mf-*,shell,commerce-api}/src/**/*.generated.ts', { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}
