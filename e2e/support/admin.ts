import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@hemvaror/tooling/project/root';

const CLI = path.join(ROOT, 'commerce-api/src/admin/cli.ts');

/** Runs a command of the operator in the API of the common site. @returns its JSON */
export async function runAdmin(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['SITE_DATA'] };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, '--json'], { env });
  return stdout;
}
