import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod';

/** npm runs a workspace's script in the workspace; files are named from where it was called. */
export function pathFromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** @throws Error naming the file, and each place in it that is not as expected */
export async function readJson<Value>(file: string, shape: z.ZodType<Value>): Promise<Value> {
  const parsed = shape.safeParse(await jsonIn(pathFromCaller(file)));
  if (!parsed.success) throw new Error(`${file} is not as expected.\n${z.prettifyError(parsed.error)}`);
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
