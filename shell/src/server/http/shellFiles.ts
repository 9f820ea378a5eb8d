import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const entrySchema = z.object({ js: z.array(z.string()), css: z.array(z.string()), fonts: z.array(z.string()) });

/** Addresses of the shell's own files, for documents. */
export type ShellFiles = z.infer<typeof entrySchema>;

/** @param folder of the shell's release; its name is part of every address */
export async function readShellFiles(folder: string): Promise<ShellFiles> {
  const text = await readFile(path.join(folder, 'web/entry.json'), 'utf8');
  return shellFilesFrom(text, `/assets/${path.basename(folder)}/`);
}

/**
 * @param text of `entry.json`
 * @param base prefix of each file name
 * @throws Error if the text is invalid
 */
export function shellFilesFrom(text: string, base: string): ShellFiles {
  const entry = entrySchema.parse(JSON.parse(text));
  const address = (file: string) => base + file;
  return { js: entry.js.map(address), css: entry.css.map(address), fonts: entry.fonts.map(address) };
}
