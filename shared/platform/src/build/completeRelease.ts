import { existsSync } from 'node:fs';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../contract/integrity.ts';
import { webIntegrityOf } from './chunkIntegrityPlugin.ts';
import { compressedCopies } from './compressedCopies.ts';
import { containerName } from './federatedConfiguration.ts';
import { MANIFEST_SCHEMA, releaseManifestSchema, type ReleaseManifest } from '../contract/registry.ts';
import * as z from 'zod';

/**
 * File in a remote's web build: expose → the stylesheets of its parts that load later and that the server renders. The build of the
 * host's project writes it.
 */
export const DEFERRED_STYLES = 'deferred-styles.json';

/**
 * File of a release that lists the packages in it (CycloneDX). No host loads it, and no browser. A build without it is complete, too.
 *
 * @internal
 */
export const SBOM_FILE = 'sbom.json';

const filesSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const stylesSchema = z.record(z.string(), z.array(z.string()));
const manifestSchema = z.object({
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) })),
});

/**
 * Writes the compressed variants of web files for static servers, and `release.json` last, so that a folder with it is
 * complete.
 *
 * @internal
 */
export async function completeRelease(
  folder: string,
  { name, release, contract }: Pick<ReleaseManifest, 'name' | 'release' | 'contract'>,
): Promise<void> {
  const files = globSync('{web,node}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();

  const integrity: Record<string, string> = {};
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    integrity[file] = file.startsWith('web/') ? webIntegrityOf(content) : integrityOf(content);
    // A development build is loaded once, by one browser.
    if (process.env['NODE_ENV'] === 'development') continue;
    for (const [name, copy] of await compressedCopies(file, content)) await writeFile(path.join(folder, name), copy);
  }

  const exposes = await exposesOf(folder);
  const sbom = path.join(folder, SBOM_FILE);
  const manifest: ReleaseManifest = releaseManifestSchema.parse({
    schema: MANIFEST_SCHEMA,
    name,
    release,
    contract,
    // Only remotes are loaded in several releases.
    container: exposes ? containerName(name, release) : name,
    exposes: exposes ?? {},
    integrity,
    ...(existsSync(sbom) && { sbom: integrityOf(await readFile(sbom)) }),
  });
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The initial files of each expose, from the federation manifest. Undefined for the host, which has none. */
async function exposesOf(folder: string): Promise<ReleaseManifest['exposes'] | undefined> {
  const file = path.join(folder, 'web/mf-manifest.json');
  if (!existsSync(file)) return undefined;
  const { exposes } = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const deferred = stylesSchema.parse(JSON.parse(await readFile(path.join(folder, 'web', DEFERRED_STYLES), 'utf8')));
  return Object.fromEntries(
    exposes.map(({ name, assets: { js, css } }) => [
      name,
      {
        js: js.sync,
        css: [...new Set([...css.sync, ...(deferred[name] ?? [])])],
      },
    ]),
  );
}
