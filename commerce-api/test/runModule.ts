import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { build } from 'esbuild';
import { BUNDLE } from './bundle.ts';
import { API, PROCESS_ENV } from './nodeProcess.ts';

/**
 * Runs an ES module in a child process: PGlite is loaded by dynamic import, which Jest's module loader does not support.
 *
 * @returns the JSON that it prints
 * @throws Error with its messages if it fails
 */
export async function runModule(code: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '-'], { cwd: API, env: PROCESS_ENV });
  child.stdin.end(process.env['TEST_DATABASE_URL'] === undefined ? code : await bundled(code));
  const [output, messages, [exitCode]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'close'),
  ]);
  if (exitCode !== 0) throw new Error(messages);
  return JSON.parse(output);
}

async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({ ...BUNDLE, stdin: { contents: code, resolveDir: API } });
  return outputFiles.map(({ text }) => text).join('');
}
