import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { updateRegistry } from './brokenRemotes.ts';
import { changedRelease } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { liveIn, processesOf, shellLog, statusOf } from './siteStatus.ts';
import { expect } from './siteTest.ts';

/** Processes of the site: one more than a faulty release may end. */
export const WORKERS = 3;
/** Timer of a faulty release. */
const TIMER_MS = 3_000;
/** Time until a faulty release that is not withdrawn is requested again, after its timer. */
const REPEAT_MS = 5_000;
/** Query with which a faulty release fails. Its rehearsal renders other addresses. */
const HALT = 'halt=1';

const HALTED = /It halted a process/;
const ENDED_TWO = /It ended two processes/;

interface RequestFault {
  code: string;
  /** In `/-/remotes`. */
  reason: RegExp;
  /** How many processes it ends: at the first halt, and at the second end for another reason, the release is withdrawn. */
  ends: { min: number; max: number };
  /** Time from the request to the end of its process, in ms. */
  afterMs: number;
}

/** Code that ends or halts the process of a request. */
export const REQUEST_FAULTS: Readonly<Record<string, RequestFault>> = {
  'loops-in-a-render': { code: 'halts = () => { for (;;); };', reason: HALTED, ends: { min: 1, max: 2 }, afterMs: 0 },
  'loops-in-a-loader': { code: 'for (;;);', reason: HALTED, ends: { min: 1, max: 2 }, afterMs: 0 },
  'exits-in-a-loader': { code: 'process.exit(1);', reason: ENDED_TWO, ends: { min: 2, max: 2 }, afterMs: 0 },
  'fills-the-memory-in-a-loader': {
    code: 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length).map((n) => ({ n })));',
    reason: /It (?:halted a process|filled the memory of two processes)/,
    ends: { min: 1, max: 2 },
    afterMs: 0,
  },
  'exits-in-a-timer': {
    code: `setTimeout(() => process.exit(0), ${TIMER_MS});`,
    reason: ENDED_TWO,
    ends: { min: 2, max: 2 },
    afterMs: TIMER_MS,
  },
};

/**
 * Deploys a release that ends its process at the import, but not in its rehearsal. Expects that it is withdrawn and that the
 * previous one serves.
 */
export async function expectWithdrawalAtImport(
  site: IsolatedSite,
  { remote, dist, address }: FaultyRemote,
): Promise<void> {
  const registry = await readRegistry(site.registryFile);
  const live = registry.remotes[remote]?.release ?? '';
  const code = `if (!process.argv.includes('--rehearse')) process.exit(1);`;
  const folder = await changedRelease(path.join(dist, live), 'ends-at-import', { node: code });
  await updateRegistry(site, remote, folder);

  const refused = new RegExp(`"${remote}":"${path.basename(folder)}: [^"]*It ended two processes`);
  // All processes may end at the same time.
  const status = async () => statusOf(site).catch(() => '');
  await expect.poll(status, { timeout: TEST_TIMEOUT_MS, intervals: [100] }).toMatch(refused);
  await expect.poll(async () => liveIn(site, remote, live).catch(() => 0), { timeout: TEST_TIMEOUT_MS }).toBe(WORKERS);
  expect((await httpGet(`${site.sv}${address}`)).status).toBe(200);
}

/** Message of an error that a release throws in a timer after another one has replaced it. */
const STRAY_ERROR = 'thrown after the release was replaced';

/**
 * Wraps the pages of a release: a loader runs the code first. `args` are those of the loader, `kept` is an array of the release.
 *
 * @param when condition, by default for an address with the query that halts
 */
export function wrapped(code: string, when = `args.request.url.includes('${HALT}')`): string {
  return `
    const { get } = module.exports;
    const kept = [];
    module.exports = {
      ...module.exports,
      get: async (name) => {
        const factory = await get(name);
        return () => {
          const page = factory();
          if (typeof page.loader !== 'function' || !page.meta) return page;
          let halts = () => undefined;
          return {
            ...page,
            loader: async (args) => {
              if (${when}) { ${code} }
              return page.loader(args);
            },
            meta: (args) => { halts(); return page.meta(args); },
          };
        };
      },
    };`;
}

export interface FaultyRemote {
  remote: RemoteName;
  /** Folder of the remote's origin. */
  dist: string;
  /** Path of a page of the remote. */
  address: string;
}

/**
 * Deploys a release that fails in a request, and requests that twice. Expects that the release is withdrawn with its reason
 * and that the previous one serves.
 *
 * @returns the id of the release, and the time in ms from the second end of a process to the reason in `/-/remotes`
 */
export async function expectWithdrawal(
  site: IsolatedSite,
  { remote, dist, address }: FaultyRemote,
  name: string,
): Promise<{ release: string; ms: number }> {
  const { code, reason, afterMs = 0 } = REQUEST_FAULTS[name] ?? {};
  if (code === undefined || !reason) throw new Error(`Unknown fault ${name}.`);
  const { release, halt } = await deployWrapped(site, { remote, dist, address }, name, code);
  const pids = async () => (await processesOf(site)).map(({ pid }) => pid);
  const before = await pids();
  await httpGet(halt).catch(() => undefined);
  // The process of the first request would otherwise serve the second one, too.
  const isUnchanged = async () => {
    const now = await pids().catch(() => before);
    return before.every((pid) => now.includes(pid));
  };
  await expect.poll(isUnchanged, { timeout: TEST_TIMEOUT_MS }).toBe(false);
  await httpGet(halt).catch(() => undefined);
  await wait(afterMs);
  const endedAt = performance.now();

  const withdrawn = new RegExp(`"${remote}":"${release}: [^"]*(?:${reason.source})`);
  let requestedAt = endedAt;
  const status = async () => {
    const current = await statusOf(site);
    // A process that the withdrawal before this one replaces may end before its timer does.
    if (!withdrawn.test(current) && performance.now() - requestedAt > afterMs + REPEAT_MS) {
      await httpGet(halt).catch(() => undefined);
      requestedAt = performance.now();
    }
    return current;
  };
  await expect.poll(status, { timeout: TEST_TIMEOUT_MS, intervals: [100] }).toMatch(withdrawn);
  const ms = performance.now() - endedAt;
  await expect.poll(async () => liveIn(site, remote, release), { timeout: TEST_TIMEOUT_MS }).toBe(0);
  await expect
    .poll(async () => (await httpGet(halt).catch(() => undefined))?.status, { timeout: TEST_TIMEOUT_MS })
    .toBe(200);
  return { release, ms };
}

/**
 * Deploys a release whose loader starts a timer that throws, replaces the release before that, and expects that the error is
 * logged with the release.
 */
export async function expectStrayError(
  site: IsolatedSite,
  { remote, dist, address }: FaultyRemote,
  name: string,
): Promise<void> {
  const registry = await readRegistry(site.registryFile);
  const previous = registry.remotes[remote]?.release ?? '';
  const code = `setTimeout(() => { throw new Error('${STRAY_ERROR}'); }, ${TIMER_MS});`;
  const { release, halt } = await deployWrapped(site, { remote, dist, address }, name, code);
  expect((await httpGet(halt)).status).toBe(200);
  await writeRegistry(site.registryFile, registry);
  await expect
    .poll(async () => liveIn(site, remote, previous), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toBe(WORKERS);

  const line = async () => (await shellLog(site)).find((each) => each.includes(STRAY_ERROR) && each.includes(release));
  await expect.poll(line, { timeout: TEST_TIMEOUT_MS }).toContain(`"remote":"${remote}"`);
}

/** Deploys a release whose loaders run code at one address, and waits until all processes use it. */
export async function deployWrapped(
  site: IsolatedSite,
  { remote, dist, address }: FaultyRemote,
  name: string,
  code: string,
): Promise<{ release: string; halt: string }> {
  const registry = await readRegistry(site.registryFile);
  const live = registry.remotes[remote]?.release ?? '';
  const folder = await changedRelease(path.join(dist, live), name, { node: wrapped(code) });
  const release = path.basename(folder);
  await updateRegistry(site, remote, folder);
  await expect
    .poll(async () => liveIn(site, remote, release), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toBe(WORKERS);
  return { release, halt: `${site.sv}${address}?${HALT}` };
}
