import path from 'node:path';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import type { Registry } from '@hemvaror/platform/contract/registry';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { ROOT } from '../project/root.ts';

/** Creates the registry of a site that runs the releases of the current sources. */
export async function builtRegistry(ports: Record<RemoteName, number>): Promise<Registry> {
  const entries = REMOTE_NAMES.map(async (name) => {
    const dir = path.join(ROOT, name);
    const release = releaseIdOf(name, dir);
    const url = `http://localhost:${ports[name]}/${release}/`;
    return [name, await registryRelease(outputFolder(dir, release), url)] as const;
  });
  return { remotes: Object.fromEntries(await Promise.all(entries)) };
}
