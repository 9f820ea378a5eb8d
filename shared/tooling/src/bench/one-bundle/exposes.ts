import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { remoteDefinition } from '../../project/remoteDefinition.ts';
import { ROOT } from '../../project/root.ts';

interface Expose {
  id: string;
  file: string;
}

/** Every expose of every remote, the messages of each language among them. */
async function allExposes(): Promise<Expose[]> {
  const remotes = await Promise.all(REMOTE_NAMES.map(remoteDefinition));
  return remotes.flatMap(({ name, exposes }) => {
    const folder = path.join(ROOT, name);
    const messages = globSync('src/messages/*.ts', { cwd: folder })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => ({ id: `${name}/messages.${path.parse(file).name}`, file: path.join(folder, file) }));
    const parts = Object.entries(exposes).map(([key, file]) => ({
      id: `${name}/${key.slice(2)}`,
      file: path.join(folder, file),
    }));
    const missing = parts.find(({ file }) => !existsSync(file));
    if (missing) throw new Error(`${missing.id} names ${missing.file}, which is not there.`);
    return [...parts, ...messages];
  });
}

/** Name of the chunk that starts with an expose. */
export function chunkNameOf(id: string): string {
  return id.replace('/', '.');
}

/** Every page, slot and message file a chunk of its own, as one team would split its app. */
export async function browserExposes(): Promise<string> {
  const lines = (await allExposes()).map(
    ({ id, file }) =>
      `${JSON.stringify(id)}: () => import(/* webpackChunkName: "${chunkNameOf(id)}" */ ${JSON.stringify(file)}),`,
  );
  return `export const EXPOSES = {\n${lines.join('\n')}\n};\n`;
}

/** Everything compiled in. */
export async function serverExposes(): Promise<string> {
  const exposes = await allExposes();
  const imports = exposes.map(({ file }, index) => `import * as expose${index} from ${JSON.stringify(file)};`);
  const lines = exposes.map(({ id }, index) => `${JSON.stringify(id)}: expose${index},`);
  return `${imports.join('\n')}\nexport const EXPOSES = {\n${lines.join('\n')}\n};\n`;
}
