import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry, writeRegistry } from '@hemvaror/tooling/release/registryFile';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { copyOfReleases, expectRefusal } from '../../support/refusedReleases.ts';
import { expect, test } from '../../support/siteTest.ts';

test('a release that would end the shell or that browsers cannot load is refused, and a remote can be withdrawn', async () => {
  test.setTimeout(120_000);
  const work = path.join(ROOT, `e2e/.work/rehearsal-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist } });
  try {
    for (const name of ['exits', 'has-no-browser-half']) await expectRefusal(site, 'mf-search', dist, name);

    const { status, body } = await httpGet(`${site.sv}/s/knopp`);
    expect(status).toBe(200);
    expect(body).toContain('Sökresultat');

    // Withdrawn by its team, and back again.
    const registry = await readRegistry(site.registryFile);
    await writeRegistry(site.registryFile, { remotes: { ...registry.remotes, 'mf-search': null } });
    const statusOf = async (page: string) => (await httpGet(site.sv + page)).status;
    await expect.poll(async () => statusOf('/s/knopp'), { timeout: 15_000 }).toBe(503);
    expect(await statusOf('/c/beslag')).toBe(200);
    await writeRegistry(site.registryFile, registry);
    await expect.poll(async () => statusOf('/s/knopp'), { timeout: 15_000 }).toBe(200);
  } finally {
    await site.stop();
  }
});
