import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import { OPERATOR } from '@hemvaror/platform/contract/releaseKeys';
import { signRelease } from '@hemvaror/platform/contract/signedRelease';
import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { RegistryClient } from '@hemvaror/platform/registry/registryClient';
import type { RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import { CONTRACT_VERSION, type RemoteName } from '@hemvaror/runtime/contract/contract';
import { keyFileOf } from '@hemvaror/tooling/release/siteKeys';
import { changedRelease, type Fault } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { candidateIn, processesOf } from './siteStatus.ts';
import { expect } from './siteTest.ts';

/** A release that a share of the visitors gets. */
export interface Candidate {
  remote: RemoteName;
  release: string;
  /** The release that all others get. */
  live: string;
  /** Percent of the visitors. */
  share: number;
  /** The group that gets it with any share. */
  group: number;
  /** A group that gets it only when it is live. */
  otherGroup: number;
}

interface PublishOptions {
  remote: RemoteName;
  /** Folder of the remote's origin. */
  dist: string;
  /** Part of a variable's name in browsers. */
  name: string;
  fault?: Fault;
  share?: number;
  /** How many processes have it then. */
  processes: number;
}

/** Half of the visitors get a candidate. */
const SHARE = 50;
const ACTOR = 'test';
/** Time in ms between two requests for the status of a site. */
const STATUS_MS = 100;

/** The registry's service of a site. @param signer remote or `operator`, whose key signs the decisions */
export async function registryOf(site: IsolatedSite, signer: string = OPERATOR): Promise<RegistryClient> {
  const privateKey = await privateKeyOf(site, signer);
  return new RegistryClient({ url: site.registryUrl, privateKey });
}

/** @param name of a remote, or `operator` */
export async function privateKeyOf(site: IsolatedSite, name: string): Promise<string> {
  return (await readFile(keyFileOf(site.dataDir, name), 'utf8')).trim();
}

/** Publishes a changed copy of the live release to a share of the visitors, and waits until all processes have it. */
export async function publishCandidate(
  site: IsolatedSite,
  { remote, dist, name, fault = {}, share = SHARE, processes }: PublishOptions,
): Promise<Candidate> {
  const registry = await registryOf(site, remote);
  const live = (await registry.document()).remotes[remote];
  if (!live) throw new Error(`The registry has no release of ${remote}.`);
  const folder = await changedRelease(path.join(dist, live.release), name, fault);
  const release = path.basename(folder);
  const entry = await registryRelease(folder, new URL(`../${release}/`, live.url).href);
  const statement = { contract: CONTRACT_VERSION, by: ACTOR, at: new Date().toISOString() };
  const signed = signRelease(remote, entry, statement, await privateKeyOf(site, remote));
  const decided = { remote, actor: ACTOR, why: name };
  await registry.decide({ ...decided, change: { kind: 'released', release: signed } });
  await registry.decide({ ...decided, change: { kind: 'candidate', release, share } });
  await expect
    .poll(async () => candidateIn(site, remote, release), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toBe(processes);
  const group = firstGroupOf(remote, release);
  return { remote, release, live: live.release, share, group, otherGroup: (group + 99) % 100 };
}

/** Whether a group gets a candidate. */
export function hasCandidate({ group: first, share }: Pick<Candidate, 'group' | 'share'>, group: number): boolean {
  return (group - first + 100) % 100 < share;
}

export interface Withdrawal {
  /** Of the registry. */
  entry: RegistryEntry;
  /** Time in ms since the epoch at which no process had the candidate any more. */
  endedAt: number;
}

/** Waits until no process of a site has a candidate. @returns the time in ms since the epoch */
export async function untilEnded(site: IsolatedSite, { remote, release }: Candidate): Promise<number> {
  const found: number[] = [];
  const look = async () => {
    const at = Date.now();
    const processes = await processesOf(site);
    const hasOne = processes.some(({ candidates }) => candidates[remote]?.release === release);
    if (processes.length > 0 && !hasOne) found.push(at);
  };
  // A response waits for a process that is being replaced, so the next request does not wait for it.
  const timer = setInterval(() => void look().catch(() => undefined), STATUS_MS);
  try {
    await expect.poll(() => found.length, { timeout: TEST_TIMEOUT_MS, intervals: [STATUS_MS] }).toBeGreaterThan(0);
  } finally {
    clearInterval(timer);
  }
  return Math.min(...found);
}

/** Waits until no process of a site has a candidate, and until the registry's history says why. */
export async function untilWithdrawn(site: IsolatedSite, candidate: Candidate): Promise<Withdrawal> {
  const { remote, release } = candidate;
  const endedAt = await untilEnded(site, candidate);
  const registry = await registryOf(site);
  const find = async () =>
    (await registry.entries({ remote })).find(
      ({ change }) => change.kind === 'withdrawn' && change.release === release,
    );
  await expect.poll(find, { timeout: TEST_TIMEOUT_MS, intervals: [50] }).toBeDefined();
  const entry = await find();
  if (!entry) throw new Error(`The registry has not withdrawn ${release}.`);
  return { entry, endedAt };
}
