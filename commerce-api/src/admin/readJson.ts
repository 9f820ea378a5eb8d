import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod';

/** Resolves a path against the folder where npm was called: npm runs the script in the folder of the workspace. */
export function pathFromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** @throws Error with the file and the path of each invalid value */
export async function readJson<Value>(file: string, shape: z.ZodType<Value>): Promise<Value> {
  const parsed = shape.safeParse(await jsonIn(pathFromCaller(file)));
  if (!parsed.success) throw new Error(`${file} is invalid.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
