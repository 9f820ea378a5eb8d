import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiStats } from 'webpack';
import { SBOM_FILE } from '@hemvaror/platform/build/completeRelease';
import { ROOT } from '../../project/root.ts';
import { bundledPackages, MODULES_ONLY } from './bundledPackages.ts';
import { createSbom } from './createSbom.ts';

/**
 * Writes `sbom.json` of a release beside the folders of its builds, where no address of the shop has it.
 *
 * @param folder of the release
 * @param stats of its builds, whose names end in `:web` and `:node`
 */
export async function writeSbom(folder: string, name: string, stats: MultiStats): Promise<void> {
  const builds = new Map(
    stats.stats.map((build) => {
      const json = build.toJson(MODULES_ONLY);
      return [build.compilation.name?.split(':').at(-1) ?? '', bundledPackages(json, ROOT)] as const;
    }),
  );
  const lockfile: unknown = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const sbom = createSbom({ name, release: path.basename(folder) }, builds, lockfile);
  await writeFile(path.join(folder, SBOM_FILE), `${JSON.stringify(sbom, null, 2)}\n`);
}
