import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
  const source = process.env['TEST_DATABASE_URL'] === undefined ? code : await bundled(code);
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-'], { cwd: API, env: PROCESS_ENV });
  running.child.stdin?.end(source);
  const { stdout } = await running;
  return JSON.parse(stdout);
}

async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({ ...BUNDLE, stdin: { contents: code, resolveDir: API } });
  return outputFiles.map(({ text }) => text).join('');
}
