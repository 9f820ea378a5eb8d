/** Builds every app whose release does not exist yet, two at a time: `node build.ts [app …]`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputFolder, releaseIdOf } from '@storefront/federation/build/release';
import { APPS, ROOT } from './root.ts';

const AT_ONCE = 2;

/** @returns the names of the apps that had to be built @throws Error when a build fails */
export async function buildMissing(apps: readonly string[] = APPS): Promise<string[]> {
  const missing = apps.filter((app) => !isBuilt(app));
  // The shell takes longest, so it goes first.
  const queue = missing.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let app = queue.shift(); app !== undefined; app = queue.shift()) await build(app);
    }),
  );
  return missing;
}

function isBuilt(app: string): boolean {
  const dir = path.join(ROOT, app);
  return existsSync(path.join(outputFolder(dir, releaseIdOf(app, dir)), 'release.json'));
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
