import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { updateRegistry } from './brokenRemotes.ts';
import { changedRelease } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { wrapped, WORKERS, type FaultyRemote } from './requestFaults.ts';
import { liveIn, processesOf, statusOf } from './siteStatus.ts';
import { expect } from './siteTest.ts';

interface WatchedFault {
  /** Runs in each loader of a page, see `wrapped`. */
  code: string;
  /** In `/-/remotes`. */
  reason: RegExp;
  /** Share of the requests for pages of other remotes that fail meanwhile; none by default. */
  lostShare?: number;
}

/** Code that uses the processor for a time in ms, however busy the machine is. */
const useProcessor = (ms: number) => `
  const start = process.threadCpuUsage();
  for (let used = 0; used < ${ms * 1_000};) {
    const { user, system } = process.threadCpuUsage(start);
    used = user + system;
  }`;

/** What a release does in requests only, after its rehearsal has passed. */
export const WATCHED_FAULTS: Readonly<Record<string, WatchedFault>> = {
  'throws-in-half-of-its-pages': {
    code: "if (Math.random() < 0.5) throw new Error('broken');",
    reason: /failed in \d+ of \d+ renders, \d+ of \d+ in the release before/,
  },
  'throws-for-one-address': {
    code: "if (args.request.url.includes('krokar')) throw new Error('broken');",
    reason: /failed in \d+ of \d+ renders/,
  },
  'is-unavailable-at-times': {
    code: "if (Math.random() < 0.5) throw Object.assign(new Error('away'), { name: 'PageError', status: 503 });",
    reason: /failed in \d+ of \d+ renders/,
  },
  'sends-a-broken-query': {
    code: "if (Math.random() < 0.5) throw Object.assign(new Error('unknown field'), { name: 'ApiError', kind: 'status', status: 400 });",
    reason: /failed in \d+ of \d+ renders/,
  },
  'waits-in-each-loader': {
    code: 'await new Promise((resolve) => setTimeout(resolve, 700));',
    reason: /The loader of \w+ takes \d+ ms/,
  },
  'uses-the-processor-for-long': {
    code: useProcessor(600),
    reason: /It uses [\d.]+ ms of processor time for a render|It halted a process/,
    // Six seconds of processor time in each second: pages time out, and a process is ended with its requests.
    lostShare: 0.02,
  },
  'uses-the-processor-for-a-moment': {
    code: useProcessor(60),
    reason: /It uses [\d.]+ ms of processor time for a render/,
  },
  'keeps-buffers': {
    code: 'kept.push(Buffer.alloc(20e6, 1));',
    reason: /A process has grown by \d+ MB outside of the heap|It filled the memory/,
  },
};

/** Each loader is worse, except in the rehearsal. */
export const IN_SERVICE = "!process.argv.includes('--rehearse')";

/**
 * Deploys a release that harms its own pages in requests. Expects that it is withdrawn with its reason, that the previous one serves, and
 * that other processes serve in place of those that ran it.
 *
 * @returns the time in ms from the moment when all processes use it to the reason in `/-/remotes`
 */
export async function expectWithdrawn(
  site: IsolatedSite,
  { remote, dist }: FaultyRemote,
  name: string,
): Promise<number> {
  const { code = '', reason = /^$/ } = WATCHED_FAULTS[name] ?? {};
  const registry = await readRegistry(site.registryFile);
  const previous = registry.remotes[remote]?.release ?? '';
  const folder = await changedRelease(path.join(dist, previous), name, { node: wrapped(code, IN_SERVICE) });
  const release = path.basename(folder);
  const before = (await processesOf(site)).map(({ pid }) => pid);
  await updateRegistry(site, remote, folder);
  const named = new RegExp(`"${remote}":"${release}: [^"]*(?:${reason.source})`);
  // A bad release may end all processes at once.
  const status = async () => statusOf(site).catch(() => '');
  const isSeen = async () =>
    (await liveIn(site, remote, release).catch(() => 0)) === WORKERS || named.test(await status());
  await expect.poll(isSeen, { timeout: TEST_TIMEOUT_MS, intervals: [100] }).toBe(true);
  const liveAt = performance.now();

  await expect.poll(status, { timeout: TEST_TIMEOUT_MS, intervals: [100] }).toMatch(named);
  const ms = performance.now() - liveAt;
  await expect
    .poll(async () => liveIn(site, remote, previous).catch(() => 0), { timeout: TEST_TIMEOUT_MS })
    .toBe(WORKERS);
  await expect(async () => {
    const after = (await processesOf(site)).map(({ pid }) => pid);
    expect(after).toHaveLength(WORKERS);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }).toPass({ timeout: TEST_TIMEOUT_MS });
  return ms;
}
