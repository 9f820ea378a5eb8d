/**
 * Prints the registry document of one remote, for its image: `node remoteRegistry.ts mf-search > registry.json`. It has the
 * address of the release for the shell's server in the stack, and the one for browsers through the edge.
 */
import path from 'node:path';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { registrySchema } from '@hemvaror/platform/contract/registry';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';

const name = REMOTE_NAMES.find((remote) => remote === process.argv[2]);
if (!name) throw new Error(`Unknown remote. Pass one of ${REMOTE_NAMES.join(', ')}.`);

const folder = path.join(ROOT, name);
const release = releaseIdOf(name, folder);
const entry = await registryRelease(outputFolder(folder, release), `http://${name}:8080/${release}/`);
const registry = registrySchema.parse({
  remotes: { [name]: { ...entry, publicUrl: `/remotes/${name}/${release}/` } },
});
console.log(JSON.stringify(registry, null, 2));
