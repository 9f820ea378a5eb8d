import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { ROOT } from '@hemvaror/tooling/project/root';
import { updateRegistry } from '../../support/brokenRemotes.ts';
import { changedRelease } from '../../support/changedRelease.ts';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';

test('changing the registry deploys a remote, and an open tab continues with its release', async ({
  page,
  context,
}) => {
  test.slow();
  const dist = await copyOfReleases('mf-catalog', path.join(ROOT, `e2e/.work/remotes-${test.info().parallelIndex}`));
  const site = await startIsolatedSite({ distFolders: { 'mf-catalog': dist } });
  try {
    const product = `${site.sv}/p/pallar/trefot-pall-ek`;
    const consoleMessages: string[] = [];
    listen(page, consoleMessages);
    await page.goto(product);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
    const shell = (await httpGet(`${site.sv}/-/health`)).body;

    const live = (await readRegistry(site.registryFile)).remotes['mf-catalog']?.release ?? '';
    const text = ['Lägg i varukorgen', 'Lägg i korgen nu'] as const;
    await updateRegistry(site, 'mf-catalog', await changedRelease(path.join(dist, live), 'renames', { text }));

    await expect
      .poll(async () => (await httpGet(product)).body, { timeout: TEST_TIMEOUT_MS })
      .toContain('Lägg i korgen nu');
    expect((await httpGet(`${site.sv}/-/health`)).body).toBe(shell);

    const fresh = await context.newPage();
    listen(fresh, consoleMessages);
    await fresh.goto(product);
    await hydrated(fresh);
    await fresh.getByRole('button', { name: 'Lägg i korgen nu' }).click();
    await expect(fresh.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();

    // The open tab keeps its release, also for pages that it opens later.
    await page.getByRole('banner').getByRole('button', { name: 'Belysning' }).click();
    await page.getByRole('link', { name: 'Visa allt inom Belysning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belysning');
    await page.getByRole('main').getByRole('link', { name: 'Hatt bordslampa, stengods' }).click();
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
    expect(consoleMessages).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('a remote that is down at start fails only its page and slot, and recovers automatically', async ({ page }) => {
  test.slow();
  const site = await startIsolatedSite({ missing: ['mf-catalog', 'mf-search'] });
  try {
    const product = `${site.sv}/p/pallar/trefot-pall-ek`;
    const front = await httpGet(`${site.sv}/`);
    expect(front.status).toBe(200);
    expect(front.body).toContain('Gjort för att bli');
    expect(front.body).toContain('Belysning');

    const response = await httpGet(product);
    expect(response.status).toBe(503);
    expect(response.body).toContain('<footer');
    await page.goto(product);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
    await expect(page.getByRole('button', { name: /Varukorg/ })).toBeVisible();

    await site.startHost('mf-catalog');
    // The third attempt comes 30 s after the second.
    await expect.poll(async () => (await httpGet(product)).status, { timeout: TEST_TIMEOUT_MS }).toBe(200);
  } finally {
    await site.stop();
  }
});

test('/-/remotes and /-/ready name a refused release only while the registry names it', async () => {
  // Each attempt starts a process.
  test.slow();
  const site = await startIsolatedSite();
  const bodies = async () =>
    Promise.all(['remotes', 'ready'].map(async (path) => (await httpGet(`${site.sv}/-/${path}`)).body));
  try {
    const registry = await readRegistry(site.registryFile);
    const catalog = registry.remotes['mf-catalog'];
    if (!catalog) throw new Error('The registry has no release of mf-catalog.');
    const missing = { ...catalog, release: 'no-such-release', url: new URL('../no-such-release/', catalog.url).href };
    const remotes = { ...registry.remotes, 'mf-catalog': missing, 'mf-guides': missing };
    await writeRegistry(site.registryFile, { remotes });
    for (const name of ['mf-catalog', 'mf-guides']) {
      await expect
        .poll(async () => (await bodies()).filter((body) => body.includes(`"${name}":"no-such-release: `)), {
          timeout: TEST_TIMEOUT_MS,
        })
        .toHaveLength(2);
    }

    await writeRegistry(site.registryFile, registry);

    await expect
      .poll(async () => (await bodies()).filter((body) => body.includes('"failures":{}')), { timeout: TEST_TIMEOUT_MS })
      .toHaveLength(2);
  } finally {
    await site.stop();
  }
});

test('a page whose remote the browser cannot load stays readable, and the rest works', async ({ page, sv }) => {
  const product = `${sv}/p/pallar/trefot-pall-ek`;
  let aborted = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith('/remotes/mf-catalog/') && pathname.endsWith('.js'),
    (route) => {
      aborted += 1;
      return route.abort();
    },
  );

  await page.goto(product);
  await hydrated(page);

  expect(aborted).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trefot');
  // The server's markup is visible but not interactive …
  await page.getByRole('button', { name: 'Öka antal' }).click();
  await expect(page.getByRole('textbox', { name: 'Antal' })).toHaveValue('1');
  // … while the rest of the page is.
  await page.getByRole('button', { name: /Varukorg/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a cart panel that fails to load shows a retry button and a link to the checkout', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  await open(`${sv}/p/pallar/trefot-pall-ek`);
  await page.route(/CartPanel/, (route) => route.abort());

  await page.getByRole('button', { name: /Varukorg/ }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Försök igen/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /kassan/i })).toBeVisible();
  // The browser logs the aborted request.
  consoleMessages.length = 0;
});
