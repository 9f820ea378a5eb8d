import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { remoteDefinition } from '../../project/remoteDefinition.ts';
import { ROOT } from '../../project/root.ts';

interface Expose {
  id: string;
  file: string;
}

/** Lists every expose of every remote, including the messages of each language. */
async function allExposes(): Promise<Expose[]> {
  const remotes = await Promise.all(REMOTE_NAMES.map(remoteDefinition));
  return remotes.flatMap(({ name, exposes }) => {
    const folder = path.join(ROOT, name);
    const messages = globSync('src/messages/*.ts', { cwd: folder })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => ({ id: `${name}/messages.${path.parse(file).name}`, file: path.join(folder, file) }));
    const modules = Object.entries(exposes).map(([key, file]) => ({
      id: `${name}/${key.slice(2)}`,
      file: path.join(folder, file),
    }));
    const missing = modules.find(({ file }) => !existsSync(file));
    if (missing) throw new Error(`${missing.id} has the file ${missing.file}, which does not exist.`);
    return [...modules, ...messages];
  });
}

/** Name of the chunk that starts with an expose. */
export function chunkNameOf(id: string): string {
  return id.replace('/', '.');
}

/** Source with a dynamic import per page, slot and message file, as a single team would split its app. */
export async function browserExposes(): Promise<string> {
  const lines = (await allExposes()).map(
    ({ id, file }) =>
      `${JSON.stringify(id)}: () => import(/* webpackChunkName: "${chunkNameOf(id)}" */ ${JSON.stringify(file)}),`,
  );
  return `export const EXPOSES = {\n${lines.join('\n')}\n};\n`;
}

/** Source with static imports of every expose. */
export async function serverExposes(): Promise<string> {
  const exposes = await allExposes();
  const imports = exposes.map(({ file }, index) => `import * as expose${index} from ${JSON.stringify(file)};`);
  const lines = exposes.map(({ id }, index) => `${JSON.stringify(id)}: expose${index},`);
  return `${imports.join('\n')}\nexport const EXPOSES = {\n${lines.join('\n')}\n};\n`;
}
