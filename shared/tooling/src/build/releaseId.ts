import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { readPackageJson } from './sharedModules.ts';

const SOURCES = ['src/**/*.{ts,tsx,css,json,woff2}', 'federation.config.ts', 'webpack.config.ts', 'package.json'];
const SHARED_SOURCES = [
  'shared/{runtime,domain,ui,commerce-ui,product-list}/src/**/*.{ts,tsx,css,json,woff2}',
  'shared/tooling/src/build/**/*.{ts,cjs,mjs}',
  'shared/*/package.json',
];
const LOCK_FILE = 'package-lock.json';
/** Read by the shell's server and by tools alone: a new remote makes no new release of the others. */
const REMOTES_MANIFEST = 'shared/runtime/src/contract/remotes.json';
const NOT_BUILT = /\.(test|examples)\.tsx?$|\/examples\//;

/** `RELEASE` overrides it: the development server's builds are all called `dev`. */
const ids = new Map<string, string>();

/**
 * The id of the release that building this app now would make: its version, and a hash over everything the build reads.
 * The same sources give the same id, so a release that exists need not be built again.
 */
export function releaseIdOf(name: string, dir: string): string {
  const given = process.env['RELEASE'];
  if (given) return given;
  const known = ids.get(dir);
  if (known) return known;
  const hash = createHash('sha256')
    .update(name)
    .update(process.env['NODE_ENV'] ?? '');
  for (const [base, patterns] of [
    [dir, SOURCES],
    [ROOT, SHARED_SOURCES],
  ] as const) {
    for (const file of globSync([...patterns], { cwd: base }).toSorted()) {
      if (NOT_BUILT.test(file) || (name !== 'shell' && file === REMOTES_MANIFEST)) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(base, file)))
        .update('\0');
    }
  }
  hash.update(installedPackages());
  const id = `${readPackageJson(dir).version}-${hash.digest('hex').slice(0, 8)}`;
  ids.set(dir, id);
  return id;
}

/** What the lockfile installs, without the workspaces of this project. */
function installedPackages(): string {
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(path.join(ROOT, LOCK_FILE), 'utf8'),
  );
  return JSON.stringify(
    Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && link !== true),
  );
}

/** Where a release's `web/`, `node/` and `release.json` lie. `DIST` moves them. */
export function outputFolder(dir: string, release: string): string {
  return path.join(process.env['DIST'] ?? path.join(dir, 'dist'), release);
}
