import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { recordOf } from '../project/recordOf.ts';
import { readSettings, type SiteSettings } from '../project/settings.ts';
import { freePorts } from './ports.ts';

/** Settings of a separate site with free ports and its own API. The rest is read from the environment. @param dataDir absolute */
export async function freeSettings(dataDir: string): Promise<SiteSettings> {
  const [shellPort = 0, apiPort = 0, registryPort = 0, ...rest] = await freePorts(REMOTE_NAMES.length + 3);
  return {
    ...readSettings(process.env),
    shellPort,
    apiPort,
    registryPort,
    remotePorts: recordOf(REMOTE_NAMES, (name) => rest[REMOTE_NAMES.indexOf(name)] ?? 0),
    dataDir,
    ownApi: true,
    otherApi: undefined,
  };
}
