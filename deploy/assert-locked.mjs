// Fails a build whose installed packages differ from package-lock.json in version or content. `npm ci` does that too, but
// refuses a lock file without the binaries of other systems, such as ours.
//
//   node deploy/assert-locked.mjs <folder of package-lock.json and node_modules>
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? '.';
const packagesIn = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages;
const locked = packagesIn('package-lock.json');
const installed = Object.entries(packagesIn('node_modules/.package-lock.json')).filter(([, { link }]) => !link);

const unexpected = installed
  .filter(([name]) => name.includes('node_modules/'))
  .filter(([name, { version, integrity }]) => {
    const entry = locked[name];
    return entry === undefined || entry.version !== version || entry.integrity !== integrity || integrity === undefined;
  })
  .map(([name, { version }]) => `${name} ${version}`);
if (unexpected.length > 0) {
  console.error(
    `Installed packages differ from package-lock.json: ${unexpected.join(', ')}. Run npm install and commit the lock file.`,
  );
  process.exit(1);
}
console.log(`${installed.length} packages, all equal to package-lock.json.`);
