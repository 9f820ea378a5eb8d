import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { expectWithdrawal, WORKERS } from '../../support/requestFaults.ts';
import { expect, test } from '../../support/siteTest.ts';

test('a release that halts two processes in requests is withdrawn, also after a restart, and the others serve on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const work = path.join(ROOT, `e2e/.work/supervisor-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist }, env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    await expectWithdrawal(site, { remote: 'mf-search', dist, address: '/s/knopp' }, 'loops-in-a-loader');
    expect(site.shell.process.exitCode).toBeNull();

    // The worker that ended last is being started again.
    await expect(async () => {
      await page.goto(`${site.sv}/-/remotes`);
      await expect(page.getByText('Releases in 3 processes')).toBeVisible({ timeout: 100 });
    }).toPass();
    const row = page.getByRole('row', { name: /^mf-search/ });
    await expect(row).toContainText('It halted two processes of the shop within a minute.');

    await site.restartShell();
    expect((await httpGet(`${site.sv}/s/knopp?halt=1`)).status).toBe(200);
    expect((await httpGet(`${site.sv}/-/remotes`)).body).toContain('Not tried again: It halted two processes');
  } finally {
    await site.stop();
  }
});
