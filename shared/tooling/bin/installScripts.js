// Plain JavaScript, as it runs before dependencies are installed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs packages, and runs no code of them. `.npmrc` says so too, but a folder without it must not depend on that. */
export const WITHOUT_SCRIPTS = '--ignore-scripts';

/**
 * The packages whose install scripts `package.json` allows (`allowScripts`) and have not run yet: a script creates the file that the
 * package's `bin` names.
 *
 * @param {string} root the project's folder, with installed packages
 * @returns {string[]}
 */
export function packagesToPrepare(root) {
  const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const allowed = Object.entries(read('').allowScripts ?? {}).filter(([, isAllowed]) => isAllowed === true);
  return allowed
    .map(([name]) => name)
    .filter((name) => {
      const folder = path.join('node_modules', name);
      const { bin = {} } = read(folder);
      const files = typeof bin === 'string' ? [bin] : Object.values(bin);
      return !files.every((file) => existsSync(path.join(root, folder, file)));
    });
}
