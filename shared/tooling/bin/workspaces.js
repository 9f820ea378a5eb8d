// Plain JavaScript, as it runs before anything is installed.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const SCOPE = '@hemvaror/';

/**
 * Finds errors in the packages of our scope. They are not published: npm would fetch a package that is not a workspace
 * from the public registry, where its name may belong to a stranger.
 *
 * @param {string} root the project's folder
 * @param {boolean} installed whether node_modules must link to the workspaces already
 * @returns {string[]}
 */
export function workspaceProblems(root, installed) {
  const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const folders = foldersOf(root, read('').workspaces);
  const workspaces = new Map(folders.map((folder) => [read(folder).name, folder]));
  const problems = [];
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = read(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith(SCOPE) && !workspaces.has(name)) {
        problems.push(`${folder}/package.json needs ${name}, and no folder of the workspaces is called that.`);
      }
    }
  }
  if (!installed) return problems;
  for (const [name, folder] of workspaces) {
    const linked = path.join(root, 'node_modules', name);
    if (!existsSync(linked)) problems.push(`node_modules/${name} is missing. Remove node_modules and install again.`);
    else if (realpathSync(linked) !== realpathSync(path.join(root, folder))) {
      problems.push(`node_modules/${name} is not ${folder}. Remove node_modules and install again.`);
    }
  }
  return problems;
}

/** Node.js 20 has no `globSync`, so a pattern is a folder, or all folders of one (`shared/*`, `mf-*`). */
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
