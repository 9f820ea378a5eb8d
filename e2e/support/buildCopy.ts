import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';

/**
 * Builds a changed copy of a remote as its team would.
 *
 * @param folder the copy, inside the project so that its imports resolve
 * @param dist output folder
 * @returns the release's folder
 */
export async function buildCopy(name: string, folder: string, dist: string): Promise<string> {
  const before = new Set(await readdir(dist).catch(() => []));
  const script = path.join(ROOT, 'shared/tooling/src/release/buildApp.ts');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [script, name, folder], {
      cwd: ROOT,
      env: { ...process.env, DIST: dist },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${folder} failed.`))));
  });
  const release = (await readdir(dist)).find((entry) => !before.has(entry));
  if (!release) throw new Error(`Building ${folder} created no new release.`);
  return path.join(dist, release);
}
