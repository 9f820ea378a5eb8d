/** Builds every app whose release does not exist yet, two at a time, and removes old releases: `node build.ts [app …]`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { BuildSteps } from './buildSteps.ts';
import { removeOldReleases } from './oldReleases.ts';
import { createProgress } from '../project/progress/createProgress.ts';
import { forwardOutput } from '../project/progress/forwardOutput.ts';
import type { Progress } from '../project/progress/progress.ts';
import { APPS, ROOT } from '../project/root.ts';

const CONCURRENCY = 2;

/** @returns the names of the built apps @throws Error if a build fails */
export async function buildMissing(
  apps: readonly string[] = APPS,
  progress: Progress = createProgress(),
): Promise<string[]> {
  const missing = apps.filter((app) => !isBuilt(app));
  // The shell first, as its build takes longest.
  const queue = missing.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));
  const steps = new BuildSteps(queue, progress);
  try {
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let app = queue.shift(); app !== undefined; app = queue.shift()) {
          steps.start(app);
          await build(app, progress);
          steps.end(app);
        }
      }),
    );
  } finally {
    // The other builds would go on after a failed one.
    queue.length = 0;
    progress.clear();
  }
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

function build(app: string, { writeLines }: Progress): Promise<void> {
  return new Promise((resolve, reject) => {
    const output = writeLines ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'buildApp.ts'), app], {
      cwd: ROOT,
      stdio: ['inherit', output, output],
    });
    if (writeLines) forwardOutput(child, writeLines);
    child.on('error', reject);
    // Later than `exit`: webpack's errors are written before the error that names the app.
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${app} failed.`))));
  });
}

if (import.meta.main) {
  const apps = process.argv.slice(2);
  await buildMissing(apps.length > 0 ? apps : APPS);
}
