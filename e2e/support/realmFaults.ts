import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import type { IsolatedSite } from './isolatedSite.ts';
import { deployWrapped, WORKERS, type FaultyRemote } from './requestFaults.ts';
import { liveIn, processesOf, statusOf } from './siteStatus.ts';
import { expect } from './siteTest.ts';

/** Code that changes in a request what the pages of all remotes use. */
export const REALM_FAULTS: Readonly<Record<string, string>> = {
  'empties-all-lists': 'Array.prototype.map = function () { return []; };',
  'breaks-all-lists': "Array.prototype.map = function () { throw new Error('broken'); };",
  'replaces-fetch': "globalThis.fetch = async () => { throw new Error('broken'); };",
  'changes-prices':
    "Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: () => '0', configurable: true, writable: true });",
  'hears-all-errors': "process.on('uncaughtException', () => undefined);",
  'silences-the-output': 'process.stdout.write = () => true;',
};

/**
 * Deploys a release that changes shared objects in a request, and requests that. Expects that the release is withdrawn with its reason,
 * and that other processes serve in place of those that ran it.
 *
 * @returns the time in ms from the request to the reason in `/-/remotes`
 */
export async function expectChangeUndone(site: IsolatedSite, faulty: FaultyRemote, name: string): Promise<number> {
  const registry = await readRegistry(site.registryFile);
  const previous = registry.remotes[faulty.remote]?.release ?? '';
  const { release, halt } = await deployWrapped(site, faulty, name, REALM_FAULTS[name] ?? '');
  const pids = async () => (await processesOf(site)).map(({ pid }) => pid);
  const before = await pids();
  const requestedAt = performance.now();
  // Its own page may fail.
  await httpGet(halt);

  await expect
    .poll(async () => statusOf(site), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toMatch(new RegExp(`"${faulty.remote}":"${release}: [^"]*It changed [^"]+ in a request`));
  const ms = performance.now() - requestedAt;
  await expect.poll(async () => liveIn(site, faulty.remote, previous), { timeout: TEST_TIMEOUT_MS }).toBe(WORKERS);
  await expect(async () => {
    const after = await pids();
    expect(after).toHaveLength(WORKERS);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }).toPass({ timeout: TEST_TIMEOUT_MS });
  expect((await httpGet(halt)).status).toBe(200);
  return ms;
}
