import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { expectWithdrawal, expectWithdrawalAtImport, REQUEST_FAULTS, WORKERS } from '../../support/requestFaults.ts';
import { sample } from '../../support/sample.ts';
import { expect, test } from '../../support/siteTest.ts';

/** All faults and all remotes: ../../full/broken-releases.spec.ts. */
const [FAULT = 'loops-in-a-loader'] = sample(Object.keys(REQUEST_FAULTS), 1, Number(process.env['ROUTE_SEED']));
const REASON = REQUEST_FAULTS[FAULT]?.reason ?? /$^/;

test(`a release that ${FAULT} and ends two processes is withdrawn, also after a restart, and the others serve on`, async ({
  page,
}) => {
  test.slow();
  const work = path.join(ROOT, `e2e/.work/supervisor-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist }, env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    await expectWithdrawal(site, { remote: 'mf-search', dist, address: '/s/knopp' }, FAULT);
    expect(site.shell.process.exitCode).toBeNull();

    // The worker that ended last is being started again.
    await expect
      .poll(async () => {
        await page.goto(`${site.sv}/-/remotes`);
        return page.getByText('Releases in 3 processes').count();
      })
      .toBe(1);
    const row = page.getByRole('row', { name: /^mf-search/ });
    await expect(row).toContainText(REASON);

    await site.restartShell();
    expect((await httpGet(`${site.sv}/s/knopp?halt=1`)).status).toBe(200);
    expect((await httpGet(`${site.sv}/-/remotes`)).body).toMatch(new RegExp(`Not tried again: (?:${REASON.source})`));
  } finally {
    await site.stop();
  }
});

test('a release that ends processes at its import is withdrawn, and the one before serves on', async () => {
  test.slow();
  const work = path.join(ROOT, `e2e/.work/supervisor-import-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist }, env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    await expectWithdrawalAtImport(site, { remote: 'mf-search', dist, address: '/s/knopp' });
    expect(site.shell.process.exitCode).toBeNull();
  } finally {
    await site.stop();
  }
});
