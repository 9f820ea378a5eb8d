import path from 'node:path';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry } from '@hemvaror/tooling/release/registryFile';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { updateRegistry } from './brokenRemotes.ts';
import { changedRelease } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { expect } from './siteTest.ts';

/** Processes of the site: one more than a faulty release may end. */
export const WORKERS = 3;
/** Longer than the timer of a faulty release. */
const TIMER_MS = 500;
/** Query with which a faulty release fails. Its rehearsal renders other addresses. */
const HALT = 'halt=1';

/** Code that ends or halts the process of a request. */
export const REQUEST_FAULTS: Readonly<Record<string, { code: string; reason: RegExp }>> = {
  'loops-in-a-render': { code: 'halts = () => { for (;;); };', reason: /It halted two processes/ },
  'loops-in-a-loader': { code: 'for (;;);', reason: /It halted two processes/ },
  'exits-in-a-loader': { code: 'process.exit(1);', reason: /It ended two processes/ },
  'exits-in-a-timer': { code: 'setTimeout(() => process.exit(0), 100);', reason: /It ended two processes/ },
};

/** Wraps the pages of a release: the loader of an address with the query runs the code first. */
function wrapped(code: string): string {
  return `
    const { get } = module.exports;
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
              if (args.request.url.includes('${HALT}')) { ${code} }
              return page.loader(args);
            },
            meta: (args) => { halts(); return page.meta(args); },
          };
        };
      },
    };`;
}

/**
 * Deploys a release that fails in a request, and requests that twice. Expects that the release is withdrawn with its reason
 * and that the previous one serves.
 *
 * @param dist the folder of the remote's origin
 * @param address path of a page of the remote
 */
export async function expectWithdrawal(
  site: IsolatedSite,
  { remote, dist, address }: { remote: RemoteName; dist: string; address: string },
  name: string,
): Promise<void> {
  const { code, reason } = REQUEST_FAULTS[name] ?? {};
  if (code === undefined || !reason) throw new Error(`Unknown fault ${name}.`);
  const registry = await readRegistry(site.registryFile);
  const live = registry.remotes[remote]?.release ?? '';
  const folder = await changedRelease(path.join(dist, live), name, { node: wrapped(code) });
  const release = path.basename(folder);
  const status = async () => (await httpGet(`${site.sv}/-/remotes`)).body;
  const liveIn = async () => (await status()).split('"processes"')[1]?.split(`"${remote}":"${release}"`).length;
  await updateRegistry(site, remote, folder);
  // Live in all processes.
  await expect.poll(liveIn, { timeout: 20_000, intervals: [100] }).toBe(WORKERS + 1);

  const halt = `${site.sv}${address}?${HALT}`;
  for (let count = 0; count < 2; count += 1) {
    await httpGet(halt).catch(() => undefined);
    // A process that a timer ends later serves the next request, too.
    await new Promise((resolve) => setTimeout(resolve, TIMER_MS));
  }

  await expect
    .poll(status, { timeout: 15_000, intervals: [100] })
    .toMatch(new RegExp(`"${remote}":"${release}: [^"]*${reason.source}`));
  await expect.poll(liveIn, { timeout: 15_000 }).toBe(1);
  await expect.poll(async () => (await httpGet(halt).catch(() => undefined))?.status, { timeout: 15_000 }).toBe(200);
}
