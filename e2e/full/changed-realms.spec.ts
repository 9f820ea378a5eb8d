import path from 'node:path';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { REMOTE_PAGES } from '../support/remotePages.ts';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { startLoad } from '../support/pageLoad.ts';
import { expectChangeUndone, REALM_FAULTS } from '../support/realmFaults.ts';
import { copiesOfReleases } from '../support/refusedReleases.ts';
import { WORKERS } from '../support/requestFaults.ts';
import { expect, test } from '../support/siteTest.ts';

/*
 * Every change of shared objects, by one remote each, in a shop with three processes and 20 requests each second. Each remote has one
 * of them at least.
 */

const MAX_NAMED_MS = 10_000;
const TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default' });

let site: IsolatedSite;
let dists: ReadonlyMap<RemoteName, string>;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  const work = path.join(ROOT, `e2e/.work/changed-realms-${test.info().parallelIndex}`);
  dists = await copiesOfReleases(work);
  site = await startIsolatedSite({
    distFolders: Object.fromEntries(dists),
    env: { SHELL_WORKERS: String(WORKERS), PAGE_CACHE_MB: '' },
  });
});

test.afterAll(async () => site.stop());

for (const [at, name] of Object.keys(REALM_FAULTS).entries()) {
  const remote = REMOTE_NAMES[at % REMOTE_NAMES.length] ?? 'mf-search';

  test(`a release of ${remote} that ${name} in a request is withdrawn, and costs no other page`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const registry = await readRegistry(site.registryFile);
    const load = startLoad(site);

    const ms = await expectChangeUndone(
      site,
      { remote, dist: dists.get(remote) ?? '', address: REMOTE_PAGES[remote] },
      name,
    );

    const { requests, failed, p50Ms, p99Ms } = await load.end();
    console.log(
      `${name}: ${requests} requests, ${failed.length} failed, p50 ${p50Ms} ms, p99 ${p99Ms} ms; ` +
        `named within ${(ms / 1_000).toFixed(1)} s`,
    );
    expect(failed).toEqual([]);
    expect(ms).toBeLessThan(MAX_NAMED_MS);
    await writeRegistry(site.registryFile, registry);
  });
}
