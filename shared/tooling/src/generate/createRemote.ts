import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const TEMPLATE = path.join(import.meta.dirname, 'template');
/** The list of remotes. */
export const MANIFEST = 'shared/runtime/src/contract/remotes.json';
const NAME = /^mf-[a-z]+(-[a-z]+)*$/;
const FIRST_PORT = 3001;

const manifestSchema = z.record(z.string(), z.object({ port: z.number().int() }));

/**
 * Copies the template to a folder of the given name and adds its line to the manifest of remotes, with the next free port.
 * The caller formats the files with Prettier, as line breaks depend on the length of the name.
 *
 * @param root the project's folder
 * @returns the port of the remote's origin on a developer's machine
 * @throws Error if the name is invalid or taken
 */
export async function createRemote(name: string, root: string): Promise<number> {
  const manifestFile = path.join(root, MANIFEST);
  const remotes = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const folder = path.join(root, name);
  if (!NAME.test(name)) {
    throw new Error(
      `"${name}" is not a name for a remote. Expected mf- and lower-case words: mf-guides, mf-gift-cards.`,
    );
  }
  if (Object.hasOwn(remotes, name)) throw new Error(`${name} is taken: ${MANIFEST} lists it. Choose another name.`);
  if (existsSync(folder)) throw new Error(`The folder ${name} exists. Choose another name, or remove it.`);

  await copyTemplate(name, folder);
  const port = Math.max(FIRST_PORT - 1, ...Object.values(remotes).map((remote) => remote.port)) + 1;
  const lines = Object.entries({ ...remotes, [name]: { port } }).map((entry) => entry.map(asJson).join(': '));
  await writeFile(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
  return port;
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}

async function copyTemplate(name: string, folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: TEMPLATE, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name: fileName } of files) {
    const source = path.join(parentPath, fileName);
    const target = path.join(folder, renamed(path.relative(TEMPLATE, source), name));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, renamed(await readFile(source, 'utf8'), name));
  }
}

/** Replaces the template's name with the remote's: `example-remote`, `ExampleRemote`, `Example remote`. */
function renamed(text: string, name: string): string {
  const namespace = name.slice('mf-'.length);
  const pascal = namespace.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const title = namespace.replaceAll('-', ' ');
  return text
    .replaceAll('example-remote', namespace)
    .replaceAll('ExampleRemote', pascal)
    .replaceAll('exampleRemote', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('Example remote', title.charAt(0).toUpperCase() + title.slice(1));
}
