import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { startLoad } from '../../support/pageLoad.ts';
import { copyOfReleases, expectRefusalOnly, FAULTS, serveWrongType } from '../../support/refusedReleases.ts';
import { sample } from '../../support/sample.ts';
import { expect, test } from '../../support/siteTest.ts';

/** All faults and all remotes: ../../full/broken-releases.spec.ts. */
const SEED = Number(process.env['ROUTE_SEED']);

function namesOf(isDangerous: boolean): string[] {
  return Object.keys(FAULTS).filter((name) => (FAULTS[name]?.isDangerous ?? false) === isDangerous);
}

test(`releases with a fault are refused and cost no request (a sample of faults, ROUTE_SEED=${SEED})`, async () => {
  test.slow();
  const work = path.join(ROOT, `e2e/.work/rehearsal-${test.info().parallelIndex}`);
  const [remote = 'mf-search'] = sample(REMOTE_NAMES, 1, SEED);
  const names = [...sample(namesOf(true), 1, SEED), ...sample(namesOf(false), 2, SEED)];
  const dist = await copyOfReleases(remote, work);
  const site = await startIsolatedSite({ distFolders: { [remote]: dist } });
  try {
    await serveWrongType(site, remote, dist);
    const load = startLoad(site);
    for (const name of names) await expectRefusalOnly(site, remote, dist, name);

    const { requests, failed } = await load.end();
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(50);
  } finally {
    await site.stop();
  }
});

test('a remote can be withdrawn and comes back', async () => {
  test.slow();
  const site = await startIsolatedSite();
  try {
    const registry = await readRegistry(site.registryFile);
    await writeRegistry(site.registryFile, { remotes: { ...registry.remotes, 'mf-search': null } });
    const statusOf = async (page: string) => (await httpGet(site.sv + page)).status;
    await expect.poll(async () => statusOf('/s/knopp'), { timeout: TEST_TIMEOUT_MS }).toBe(503);
    expect(await statusOf('/c/beslag')).toBe(200);
    await writeRegistry(site.registryFile, registry);
    await expect.poll(async () => statusOf('/s/knopp'), { timeout: TEST_TIMEOUT_MS }).toBe(200);
  } finally {
    await site.stop();
  }
});
