/** Makes the releases of the images that a stack runs live, unless a person has decided otherwise. `docker compose up` runs it. */
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { readSettings, timeLimit } from '../../project/settings.ts';
import { siteKeys } from '../siteKeys.ts';
import { releaseImage } from './releaseImage.ts';

/** A remote that takes longer goes live with the next start, or by deploy/update.sh. */
const ORIGIN_WAIT_MS = timeLimit(60_000);

const { dataDir, registryUrl } = readSettings(process.env);
const keys = await siteKeys(dataDir);
const place = { registry: registryUrl, keys, waitMs: ORIGIN_WAIT_MS };
const lines = REMOTE_NAMES.map(async (remote) => releaseImage(remote, { ...place, origin: `http://${remote}:8080` }));
for (const line of await Promise.all(lines)) console.log(line);
