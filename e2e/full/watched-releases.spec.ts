import path from 'node:path';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { startLoad, type LoadResult } from '../support/pageLoad.ts';
import { copiesOfReleases } from '../support/refusedReleases.ts';
import { WORKERS } from '../support/requestFaults.ts';
import { expect, test } from '../support/siteTest.ts';
import { expectWithdrawn, WATCHED_FAULTS } from '../support/watchedFaults.ts';

/*
 * Releases that pass their rehearsal and are worse than the one before, in a shop with three processes and 20 requests each second.
 */

const REMOTE = 'mf-catalog';
/** Half of the requests are for pages of the remote. */
const PAGES = ['/c/beslag', '/', '/c/beslag/krokar', '/s/knopp', '/c/beslag', '/cookies', '/c/beslag/krokar', '/'];
/** Renders of the release before, with which a release is compared. */
const MIN_RENDERS = 200;
const MAX_NAMED_MS = 10_000;
const TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default' });

let site: IsolatedSite;
let dists: ReadonlyMap<RemoteName, string>;
let load: { end: () => Promise<LoadResult> };

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  const work = path.join(ROOT, `e2e/.work/watched-releases-${test.info().parallelIndex}`);
  dists = await copiesOfReleases(work);
  site = await startIsolatedSite({
    distFolders: Object.fromEntries(dists),
    env: { SHELL_WORKERS: String(WORKERS), PAGE_CACHE_MB: '' },
  });
});

test.beforeEach(async () => {
  load = startLoad(site, { pages: PAGES, rendersEach: true });
  await expect.poll(async () => rendersOf(site, REMOTE), { timeout: TIMEOUT_MS }).toBeGreaterThan(MIN_RENDERS);
});

test.afterAll(async () => site.stop());

for (const name of Object.keys(WATCHED_FAULTS)) {
  test(`a release that ${name} is withdrawn, and costs no page of another remote`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const registry = await readRegistry(site.registryFile);

    const ms = await expectWithdrawn(
      site,
      { remote: REMOTE, dist: dists.get(REMOTE) ?? '', address: '/c/beslag' },
      name,
    );

    const { requests, failed, p50Ms, p99Ms } = await load.end();
    const own = failed.filter((text) => text.startsWith('/c/'));
    console.log(
      `${name}: ${requests} requests, ${own.length} of its own failed, ${failed.length - own.length} others, p50 ${p50Ms} ms, ` +
        `p99 ${p99Ms} ms; named ${(ms / 1_000).toFixed(1)} s after it was live`,
    );
    const others = failed.filter((text) => !text.startsWith('/c/'));
    const share = WATCHED_FAULTS[name]?.lostShare ?? 0;
    if (others.length > share * requests) expect(others).toEqual([]);
    expect(ms).toBeLessThan(MAX_NAMED_MS);
    await writeRegistry(site.registryFile, registry);
  });
}

/** How often exposes of a live release were rendered in the last minute. */
async function rendersOf({ sv }: IsolatedSite, remote: RemoteName): Promise<number> {
  const response = await fetch(`${sv}/-/metrics`);
  const lines = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith(`remote_renders_total{remote="${remote}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
