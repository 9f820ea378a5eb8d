import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { readPackageJson } from './sharedModules.ts';

const SOURCES = [
  'src/**/*.{ts,tsx,css,json,woff2,png,svg}',
  'federation.config.ts',
  'webpack.config.ts',
  'package.json',
];
const SHARED_SOURCES = [
  'shared/{runtime,domain,http,platform,ui,commerce-ui,product-list}/src/**/*.{ts,tsx,css,json,woff2}',
  'shared/platform/src/build/**/*.{cjs,mjs}',
  'shared/tooling/src/build/**/*.{ts,cjs,mjs}',
  'shared/*/package.json',
];
const LOCK_FILE = 'package-lock.json';
/** Read only by servers and by tools, so a change, like a new remote, does not change the releases of remotes. */
const SERVER_SOURCES =
  /^shared\/(?:http\/|platform\/src\/(?!contract\/|build\/)|runtime\/src\/contract\/remotes\.json$)/;
const NOT_BUILT = /\.(test|examples)\.tsx?$|\/(examples|testing)\//;

/** Cached ids by folder. */
const ids = new Map<string, string>();

/**
 * Computes the id of the release that a build would create now: the app's version, and a hash of all inputs of the build.
 * The same sources have the same id, so an existing release is not built again. `RELEASE` overrides it: builds of the
 * development server are all called `dev`.
 */
export function releaseIdOf(name: string, dir: string): string {
  const override = process.env['RELEASE'];
  if (override) return override;
  const cached = ids.get(dir);
  if (cached) return cached;
  const hash = createHash('sha256')
    .update(name)
    .update(process.env['NODE_ENV'] ?? '');
  for (const [base, patterns] of [
    [dir, SOURCES],
    [ROOT, SHARED_SOURCES],
  ] as const) {
    for (const file of globSync([...patterns], { cwd: base }).toSorted()) {
      if (NOT_BUILT.test(file) || (name !== 'shell' && SERVER_SOURCES.test(file))) continue;
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

/** The packages of the lockfile, without the workspaces of this project. */
function installedPackages(): string {
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(path.join(ROOT, LOCK_FILE), 'utf8'),
  );
  return JSON.stringify(
    Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && link !== true),
  );
}

/** The folder of a release, with `web/`, `node/` and `release.json`. `DIST` overrides its parent. */
export function outputFolder(dir: string, release: string): string {
  return path.join(process.env['DIST'] ?? path.join(dir, 'dist'), release);
}
