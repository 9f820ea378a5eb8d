import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Resolves a path against the folder where npm was called: npm runs the script in the folder of the workspace. */
export function pathFromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/**
 * @param file `-` is the standard input
 * @throws Error naming the file
 */
export async function readJson(file: string): Promise<unknown> {
  const path = file === '-' ? file : pathFromCaller(file);
  try {
    return JSON.parse(file === '-' ? await text(process.stdin) : await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
