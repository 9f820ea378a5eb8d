import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { startLoad } from '../../support/pageLoad.ts';
import { expectChangeUndone, REALM_FAULTS } from '../../support/realmFaults.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { expectWithdrawal, expectWithdrawalAtImport, REQUEST_FAULTS, WORKERS } from '../../support/requestFaults.ts';
import { sample } from '../../support/sample.ts';
import { processesOf, shellLog } from '../../support/siteStatus.ts';
import { expect, test } from '../../support/siteTest.ts';
import { expectWithdrawn } from '../../support/watchedFaults.ts';

/** All faults and all remotes: ../../full/broken-releases.spec.ts, changed-realms.spec.ts and watched-releases.spec.ts. */
const SEED = Number(process.env['ROUTE_SEED']);
const [FAULT = 'loops-in-a-loader'] = sample(Object.keys(REQUEST_FAULTS), 1, SEED);
const [CHANGE = 'breaks-all-lists'] = sample(Object.keys(REALM_FAULTS), 1, SEED);
const REASON = REQUEST_FAULTS[FAULT]?.reason ?? /$^/;

// One after the other: two sites with several processes each, and 20 requests a second at both, would overload two processors.
test.describe.configure({ mode: 'default' });

test(`a release that ${FAULT} and ends processes is withdrawn, also after a restart, and the others serve on`, async ({
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

test(`a release that ${CHANGE} in a request costs no other page, is withdrawn, and its processes are replaced`, async () => {
  test.slow();
  const work = path.join(ROOT, `e2e/.work/supervisor-realm-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist }, env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    const load = startLoad(site);
    await expectChangeUndone(site, { remote: 'mf-search', dist, address: '/s/knopp' }, CHANGE);

    const { requests, failed } = await load.end();
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(50);
    const lines = (await shellLog(site)).filter((line) => line.includes('shared objects changed, restored'));
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toContain('"remote":"mf-search"');
  } finally {
    await site.stop();
  }
});

test('a release that fails in half of its pages is withdrawn, and costs no page of another remote', async () => {
  test.slow();
  const work = path.join(ROOT, `e2e/.work/supervisor-watch-${test.info().parallelIndex}`);
  const dist = await copyOfReleases('mf-search', work);
  const site = await startIsolatedSite({ distFolders: { 'mf-search': dist }, env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    const load = startLoad(site, { pages: ['/s/knopp', '/cookies', '/s/knopp', '/'], rendersEach: true });
    await expectWithdrawn(site, { remote: 'mf-search', dist, address: '/s/knopp' }, 'throws-in-half-of-its-pages');

    const { failed } = await load.end();
    expect(failed.filter((text) => !text.startsWith('/s/'))).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('a process that is stopped is ended and started again, and the others serve meanwhile', async () => {
  test.slow();
  const site = await startIsolatedSite({ env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    const pids = async () => (await processesOf(site)).map(({ pid }) => pid);
    const [stopped = 0] = await pids();
    process.kill(stopped, 'SIGSTOP');

    await expect
      .poll(async () => (await shellLog(site)).join('\n'), { timeout: TEST_TIMEOUT_MS })
      .toContain('worker does not answer, ended');
    await expect(async () => {
      const after = await pids();
      expect(after).toHaveLength(WORKERS);
      expect(after).not.toContain(stopped);
    }).toPass({ timeout: TEST_TIMEOUT_MS });
  } finally {
    await site.stop();
  }
});
