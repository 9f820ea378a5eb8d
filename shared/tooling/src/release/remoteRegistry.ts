/** Prints the registry document of one remote, for its image: `node remoteRegistry.ts mf-search > registry.json`. */
import path from 'node:path';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';

const name = REMOTE_NAMES.find((remote) => remote === process.argv[2]);
if (!name) throw new Error(`Unknown remote. Pass one of ${REMOTE_NAMES.join(', ')}.`);

const folder = path.join(ROOT, name);
const release = releaseIdOf(name, folder);
const entry = await registryRelease(outputFolder(folder, release), `http://${name}:8080/${release}/`);
// Shells up to 0.3.0 name the address for browsers in their pages. Without it an update and its rollback would lose pages.
const publicUrl = `/remotes/${name}/${release}/`;
console.log(JSON.stringify({ remotes: { [name]: { ...entry, publicUrl } } }, null, 2));
