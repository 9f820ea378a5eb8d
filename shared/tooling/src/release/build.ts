/** Builds every app whose release does not exist yet, two at a time, and removes old releases: `node build.ts [app …]`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { boundCache } from './boundedCache.ts';
import { removeOldReleases } from './oldReleases.ts';
import { APPS, ROOT } from '../project/root.ts';

const CONCURRENCY = 2;

/** @returns the names of the built apps @throws Error if a build fails */
export async function buildMissing(apps: readonly string[] = APPS): Promise<string[]> {
  await boundCache(path.join(ROOT, '.cache'));
  const missing = apps.filter((app) => !isBuilt(app));
  // The shell first, as its build takes longest.
  const queue = missing.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let app = queue.shift(); app !== undefined; app = queue.shift()) await build(app);
    }),
  );
  // An app whose sources changed during the build has a release with another id.
  await Promise.all(apps.filter(isBuilt).map(async (app) => removeOldReleases(releaseFolder(app))));
  return missing;
}

function isBuilt(app: string): boolean {
  return existsSync(path.join(releaseFolder(app), 'release.json'));
}

function releaseFolder(app: string): string {
  const dir = path.join(ROOT, app);
  return outputFolder(dir, releaseIdOf(app, dir));
}

function build(app: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'buildApp.ts'), app], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${app} failed.`))));
  });
}

if (import.meta.main) {
  const apps = process.argv.slice(2);
  await buildMissing(apps.length > 0 ? apps : APPS);
}
