import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { createRemoteHost } from '@hemvaror/tooling/site/remoteHost';
import { closeServer, startOrigin } from '@hemvaror/tooling/site/site';
import { ROOT } from '@hemvaror/tooling/project/root';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { updateRegistry } from './brokenRemotes.ts';
import { changedRelease, type Fault } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { expect } from './siteTest.ts';
import { statusOf } from './siteStatus.ts';

export interface RefusedFault {
  fault: Fault;
  /** In `/-/remotes`. */
  reason: RegExp;
  /** Whether the release ends or halts its rehearsal: after two attempts it is not tried again. */
  isDangerous?: boolean;
}

/** Wraps the pages of a release: each loader throws. */
const THROWS_IN_PAGES = `
  const { get } = module.exports;
  module.exports = {
    ...module.exports,
    get: async (name) => {
      const factory = await get(name);
      return () => {
        const part = factory();
        if (!part.meta) return part;
        return { ...part, loader: async () => { throw new Error('thrown in a page'); } };
      };
    },
  };`;

const WRONG_TYPE = 'has-the-wrong-type';

/** Faults that a release shows in its rehearsal. */
export const FAULTS: Readonly<Record<string, RefusedFault>> = {
  exits: { fault: { node: 'process.exit(1);' }, reason: /ended its process: exit code 1/, isDangerous: true },
  'exits-later': {
    fault: { node: 'setTimeout(() => process.exit(1), 3000);' },
    reason: /leaves a timer behind/,
  },
  loops: { fault: { node: 'for (;;);' }, reason: /halted its process/, isDangerous: true },
  throws: { fault: { node: "throw new Error('at its import');" }, reason: /at its import/ },
  'throws-later': {
    fault: { node: "setTimeout(() => { throw new Error('from a timer'); }, 50);" },
    reason: /from a timer/,
  },
  'throws-in-pages': { fault: { node: THROWS_IN_PAGES }, reason: /thrown in a page/ },
  'leaves-a-timer': {
    fault: { node: "setTimeout(() => { throw new Error('late'); }, 3000);" },
    reason: /leaves a timer behind/,
  },
  'patches-arrays': {
    fault: { node: 'Array.prototype.last = function () { return this.at(-1); };' },
    reason: /changes Array\.prototype\.last/,
  },
  'fills-the-heap': {
    fault: { node: 'globalThis.all = []; for (;;) globalThis.all.push(new Array(1e6).fill({}));' },
    reason: /(?:ended|halted) its process/,
    isDangerous: true,
  },
  'allocates-a-gigabyte': {
    fault: { node: 'Buffer.alloc(2 ** 30, 1);' },
    // A busy machine needs so long for it that the watchdog ends the process first.
    reason: /At its import it used \d+ MB|halted its process/,
  },
  'has-no-browser-half': {
    fault: { damaged: { file: 'web/remoteEntry.js', damage: 'missing' } },
    reason: /web\/remoteEntry\.js: HTTP 404/,
  },
  'differs-in-one-byte': {
    fault: { damaged: { file: 'web/remoteEntry.js', damage: 'one byte differs' } },
    reason: /web\/remoteEntry\.js: its content does not match/,
  },
  [WRONG_TYPE]: { fault: {}, reason: /web\/remoteEntry\.js: its content type is text\/plain/ },
  'is-cut-off-on-the-server': {
    fault: { damaged: { file: 'node/remoteEntry.js', damage: 'cut off' } },
    reason: /node\/remoteEntry\.js: its content does not match/,
  },
};

/** A copy of the built releases of a remote, to which faulty ones can be added. */
export async function copyOfReleases(remote: RemoteName, work: string): Promise<string> {
  const folder = path.join(work, `${remote}-dist`);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(ROOT, remote, 'dist'), folder, { recursive: true });
  return folder;
}

/** @returns the folder of each remote's copy */
export async function copiesOfReleases(work: string): Promise<ReadonlyMap<RemoteName, string>> {
  return new Map(
    await Promise.all(REMOTE_NAMES.map(async (name) => [name, await copyOfReleases(name, work)] as const)),
  );
}

/**
 * Restarts the origin of a remote, so that it serves the faulty release with a wrong content type.
 *
 * @param dist the folder of the origin
 */
export async function serveWrongType(site: IsolatedSite, remote: RemoteName, dist: string): Promise<void> {
  const { release, port } = await liveReleaseOf(site, remote);
  const old = site.hosts[remote];
  if (old) await closeServer(old);
  const app = createRemoteHost(dist);
  const file = `${release}-${WRONG_TYPE}/web/remoteEntry.js`;
  app.get(`/${file}`, async (_request, reply) =>
    reply.type('text/plain').send(await readFile(path.join(dist, file), 'utf8')),
  );
  site.hosts[remote] = await startOrigin(app, port);
}

/**
 * Deploys a release with a fault and expects that it is refused with the reason, while the live one stays.
 *
 * @param dist the folder of the remote's origin
 * @returns the id of the release, and the time in ms until `/-/remotes` named the reason
 */
export async function expectRefusal(
  site: IsolatedSite,
  remote: RemoteName,
  dist: string,
  name: string,
): Promise<{ release: string; ms: number }> {
  const { fault, reason } = FAULTS[name] ?? {};
  if (!fault || !reason) throw new Error(`Unknown fault ${name}.`);
  const { release: live } = await liveReleaseOf(site, remote);
  const folder = await changedRelease(path.join(dist, live), name, fault);
  const release = path.basename(folder);
  const startedAt = performance.now();
  await updateRegistry(site, remote, folder);

  const status = async () => statusOf(site);
  await expect
    .poll(status, { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toMatch(new RegExp(`${release}: [^"]*(?:${reason.source})`));
  const ms = performance.now() - startedAt;
  expect(await status()).toContain(`"${remote}":"${live}"`);
  expect(site.shell.process.exitCode).toBeNull();
  return { release, ms };
}

/** Deploys a release with a fault, expects its refusal and restores the registry. */
export async function expectRefusalOnly(
  site: IsolatedSite,
  remote: RemoteName,
  dist: string,
  name: string,
): Promise<void> {
  const registry = await readRegistry(site.registryFile);
  await expectRefusal(site, remote, dist, name);
  await writeRegistry(site.registryFile, registry);
}

/** The release that the registry names, and the port of its origin. */
async function liveReleaseOf(site: IsolatedSite, remote: RemoteName): Promise<{ release: string; port: number }> {
  const entry = (await readRegistry(site.registryFile)).remotes[remote];
  if (!entry) throw new Error(`The registry names no release of ${remote}.`);
  return { release: entry.release, port: Number(new URL(entry.url).port) };
}
