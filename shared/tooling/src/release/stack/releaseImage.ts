import { setTimeout as wait } from 'node:timers/promises';
import { RegistryClient } from '@hemvaror/platform/registry/registryClient';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { originRelease } from '../originRelease.ts';
import { keptText, releaseUnlessDecided } from '../releaseUnlessDecided.ts';
import type { SiteKeys } from '../siteKeys.ts';

const ACTOR = 'docker compose up';
const POLL_MS = 500;
const REQUEST_TIMEOUT_MS = 5_000;

/** Where the release of a started image is, and who decides about it. */
export interface ImagePlace {
  /** Address of the container of the remote. */
  origin: string;
  /** Address of the registry. */
  registry: string;
  keys: Pick<SiteKeys, 'ofRemote' | 'text'>;
  /** Time in ms for which a container that does not respond is waited for. */
  waitMs: number;
}

/**
 * Makes the release that the newest container of a remote has live, unless a person has decided otherwise.
 *
 * @returns what an operator should know
 * @throws RegistryUnreachableError if the registry does not respond
 */
export async function releaseImage(remote: string, { origin, registry, keys, waitMs }: ImagePlace): Promise<string> {
  const release = await currentRelease(origin, waitMs);
  if (release === undefined) return `${remote} does not run, so its release is not in the registry.`;
  try {
    const { entry, contract } = await originRelease(remote, release, origin);
    const statement = { contract, by: ACTOR, at: new Date().toISOString() };
    const client = new RegistryClient({ url: registry, privateKey: keys.ofRemote(remote) });
    const started = { remote, entry, statement, why: 'the release of the started image' };
    const kept = await releaseUnlessDecided(started, { registry: client, keys });
    return kept ? keptText(kept, 'deploy/release.sh') : `${remote} ${release} is live.`;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return `${remote} ${release} is not live: ${error.message}`;
  }
}

async function currentRelease(origin: string, waitMs: number): Promise<string | undefined> {
  for (const endsAt = Date.now() + waitMs; ; await wait(POLL_MS)) {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(`${origin}/current`, { signal }).catch(() => undefined);
    if (response?.ok) return (await response.text()).trim();
    if (Date.now() >= endsAt) return undefined;
  }
}
