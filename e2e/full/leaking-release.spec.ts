import path from 'node:path';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { updateRegistry } from '../support/brokenRemotes.ts';
import { changedRelease } from '../support/changedRelease.ts';
import { startIsolatedSite } from '../support/isolatedSite.ts';
import { copyOfReleases } from '../support/refusedReleases.ts';
import { WORKERS, wrapped } from '../support/requestFaults.ts';
import { liveIn, shellLog, statusOf } from '../support/siteStatus.ts';
import { expect, test } from '../support/siteTest.ts';

const LEAK = 'kept.push(new Array(1.25e6).fill({}));';
/** More than the heaps of all processes hold, four times over. */
const MAX_REQUESTS = 300;

test('a release that keeps 10 MB of each request is named and withdrawn, and the shop goes on', async () => {
  test.setTimeout(300_000);
  const dist = await copyOfReleases('mf-catalog', path.join(ROOT, `e2e/.work/leak-${test.info().parallelIndex}`));
  const site = await startIsolatedSite({
    distFolders: { 'mf-catalog': dist },
    env: { SHELL_WORKERS: String(WORKERS) },
  });
  try {
    const live = (await readRegistry(site.registryFile)).remotes['mf-catalog']?.release ?? '';
    const folder = await changedRelease(path.join(dist, live), 'leaks', { node: wrapped(LEAK) });
    const release = path.basename(folder);
    await updateRegistry(site, 'mf-catalog', folder);
    await expect.poll(async () => liveIn(site, 'mf-catalog', release), { timeout: 120_000 }).toBe(WORKERS);

    const address = `${site.sv}/c/beslag?halt=1`;
    const isWithdrawn = async () => (await statusOf(site).catch(() => '')).includes('It filled the memory of two');
    let requests = 0;
    for (; requests < MAX_REQUESTS && !(await isWithdrawn()); requests += 1) {
      await httpGet(address).catch(() => undefined);
    }

    console.log(`Withdrawn after ${requests} requests.`);
    const ends = (await shellLog(site)).filter((line) => line.includes('"worker exited"'));
    for (const end of ends) expect(end).toContain(release);
    expect(ends.length).toBeGreaterThan(1);
    // All processes may end at the same time.
    await expect.poll(async () => liveIn(site, 'mf-catalog', live).catch(() => 0), { timeout: 120_000 }).toBe(WORKERS);
    expect((await httpGet(address)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
