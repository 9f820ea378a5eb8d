/**
 * Creates the release keys of a stack that are missing: `node createKeys.ts /release-keys`. The private ones are in `DATA_DIR`; the folder gets
 * those that shells and registry need.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../../project/settings.ts';
import { siteKeys } from '../siteKeys.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Expected the folder for the keys of shells and registry.');

const { shell, text } = await siteKeys(readSettings(process.env).dataDir);
await mkdir(folder, { recursive: true });
await replace(path.join(folder, 'public'), text);
await replace(path.join(folder, 'shell.key'), shell);

/** Replaces a file in one step, which only this user may read. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.next`, `${content}\n`, { mode: 0o600 });
  await rename(`${file}.next`, file);
}
