// Plain JavaScript, as it runs before dependencies are installed.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const SCOPE = '@hemvaror/';

/**
 * Finds errors in the packages of our scope. They are not published: npm would fetch a package that is not a workspace
 * from the public registry, where another account may own the name.
 *
 * @param {string} root the project's folder
 * @param {boolean} installed also checks the links in node_modules
 * @returns {string[]}
 */
export function workspaceErrors(root, installed) {
  const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const folders = foldersOf(root, read('').workspaces);
  const workspaces = new Map(folders.map((folder) => [read(folder).name, folder]));
  const errors = [];
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = read(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith(SCOPE) && !workspaces.has(name)) {
        errors.push(`${folder}/package.json depends on ${name}, which is not a workspace.`);
      }
    }
  }
  if (!installed) return errors;
  for (const [name, folder] of workspaces) {
    const linked = path.join(root, 'node_modules', name);
    if (!existsSync(linked)) errors.push(`node_modules/${name} is missing. Remove node_modules and install again.`);
    else if (realpathSync(linked) !== realpathSync(path.join(root, folder))) {
      errors.push(`node_modules/${name} is not ${folder}. Remove node_modules and install again.`);
    }
  }
  return errors;
}

/** Node.js 20 has no `globSync`, so a pattern is a folder, or a prefix with an asterisk (`shared/*`, `mf-*`). */
function foldersOf(root, patterns) {
  return patterns.flatMap((pattern) => {
    const parent = path.posix.dirname(pattern);
    const name = path.posix.basename(pattern);
    if (!name.endsWith('*')) return existsSync(path.join(root, pattern, 'package.json')) ? [pattern] : [];
    return readdirSync(path.join(root, parent))
      .filter((entry) => entry.startsWith(name.slice(0, -1)))
      .map((entry) => path.posix.join(parent, entry))
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  });
}
