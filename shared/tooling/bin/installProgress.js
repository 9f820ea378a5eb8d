// Plain JavaScript, as it runs before dependencies are installed.
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MovingLine } from './movingLine.js';

const INTERVAL_MS = 500;

/**
 * Shows how many packages of package-lock.json are in node_modules until the returned object is stopped. A look costs a few
 * milliseconds, as only packages that were missing at the last look are looked for.
 *
 * @param {string} root the project's folder
 * @returns {{ write: (lines: Uint8Array, stream: NodeJS.WriteStream) => void, stop: () => void }}
 */
export function showInstallProgress(root) {
  const line = new MovingLine(process.stdout);
  const stop = new AbortController();
  const run = async () => {
    line.show('installing dependencies');
    const missing = new Set(await portablePackages(root));
    const total = missing.size;
    while (!stop.signal.aborted) {
      line.show(`installing dependencies: ${total - missing.size} of ${total} packages`);
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS).unref());
      for (const folder of missing) if (await exists(path.join(root, folder, 'package.json'))) missing.delete(folder);
    }
  };
  // The count is a service only: the installation goes on without it.
  run().catch(() => line.show('installing dependencies'));
  return {
    write: (lines, stream) => line.write(lines, stream),
    stop: () => {
      stop.abort();
      line.clear();
    },
  };
}

/** The folders of packages that every platform installs. */
async function portablePackages(root) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { link, os, cpu, libc }]) => folder.includes('node_modules/') && !link && !os && !cpu && !libc)
    .map(([folder]) => folder);
}

function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
