import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Output } from './output.ts';

/**
 * Writes each output, in order, formatted if Prettier supports the file type. Unchanged files are not written.
 *
 * @param root base folder of the outputs' paths
 * @returns the files that have changed
 */
export async function writeOutputs(outputs: readonly Output[], root: string): Promise<string[]> {
  const changed = new Set<string>();
  for (const output of outputs) {
    const file = path.join(root, output.file);
    const current = await readIfExists(file);
    const next = await formatted(file, await output.write(current), root);
    if (next === current) continue;
    await writeFile(file, next);
    changed.add(output.file);
  }
  return [...changed];
}

async function readIfExists(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

async function formatted(file: string, content: string, root: string): Promise<string> {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: path.join(root, '.prettierignore') });
  if (ignored || inferredParser === null) return content;
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
