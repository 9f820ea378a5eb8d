import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { hasCode } from '../../model/hasCode.ts';

const shape = z.object({ url: z.url(), secret: z.string().min(32) });

/** Address and secret of the operator's endpoint of a running process. */
export type OperatorAccess = z.infer<typeof shape>;

const fileIn = (dataDir: string): string => join(dataDir, 'operator.json');

/** Writes the access of this process for the command line on this machine; only the user of the process can read it. */
export async function writeOperatorFile(dataDir: string, access: OperatorAccess): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // Renamed, so that no reader finds half a file.
  const temporary = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, JSON.stringify(access), { flag: 'wx', mode: 0o600 });
  await rename(temporary, fileIn(dataDir));
}

/** Returns undefined if no process runs on this data folder, or none has since it was killed. */
export async function readOperatorFile(dataDir: string): Promise<OperatorAccess | undefined> {
  try {
    return shape.safeParse(JSON.parse(await readFile(fileIn(dataDir), 'utf8'))).data;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Removes the file, unless another process has replaced it. */
export async function removeOperatorFile(dataDir: string, { secret, url }: OperatorAccess): Promise<void> {
  const found = await readOperatorFile(dataDir);
  if (found?.secret === secret && found.url === url) await rm(fileIn(dataDir), { force: true });
}
