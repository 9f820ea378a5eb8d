import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The lockfiles of the project: whether its packages run in production, or only in development. */
const LOCKFILES = [
  { file: 'package-lock.json', canShip: true },
  { file: 'deploy/mail/package-lock.json', canShip: false },
  { file: 'shared/tooling/lighthouse/package-lock.json', canShip: false },
] as const;

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** Of a package that is installed under another name. */
      name: z.optional(z.string()),
      version: z.optional(z.string()),
      link: z.optional(z.boolean()),
      dev: z.optional(z.boolean()),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  /** False if only development dependencies need it. */
  ships: boolean;
}

/**
 * Reads the packages of all lockfiles, without the workspaces, each version once.
 *
 * @param root the project's folder
 * @throws Error if a lockfile is missing
 */
export function lockedPackages(root: string): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const { file, canShip } of LOCKFILES) {
    const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    for (const [
      folder,
      { name = folder.split('node_modules/').at(-1) ?? folder, version, link, dev },
    ] of Object.entries(packages)) {
      if (link || version === undefined || !folder.includes('node_modules/')) continue;
      const ships = canShip && !dev;
      const key = `${name}@${version}`;
      found.set(key, { name, version, ships: ships || found.get(key)?.ships === true });
    }
  }
  return [...found.values()];
}
