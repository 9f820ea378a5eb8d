import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, registryRelease, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { ROOT } from '@hemvaror/tooling/project/root';
import { closeServer } from '@hemvaror/tooling/site/site';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { changedRelease } from '../../support/changedRelease.ts';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PRODUCT = '/p/pallar/trefot-pall-ek';
const FIELDS = [
  ['E-post', 'maja@hemvist.example'],
  ['Telefon', '070-123 45 67'],
  ['Personnummer', '19900101-0017'],
  ['Förnamn', 'Maja'],
  ['Efternamn', 'Lind'],
  ['Adress', 'Björkvägen 2'],
  ['Ort', 'Åstad'],
] as const;

test('with every origin of a remote away, an open tab goes on, and a shell that is killed starts again and sells', async ({
  page,
}) => {
  test.slow();
  const site = await startIsolatedSite({ env: LONG_LIMITS });
  try {
    await page.goto(site.sv + PRODUCT);
    await hydrated(page);
    await Promise.all(Object.values(site.hosts).map(closeServer));

    // The tab has loaded none of the code that an interaction needs.
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await page.getByRole('button', { name: /Varukorg, 1 vara/ }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText('Trefot');
    await panel.getByRole('button', { name: /^Öka/ }).click();
    await expect(page.getByRole('button', { name: /Varukorg, 2 varor/ })).toBeVisible();
    await page.keyboard.press('Escape');
    const search = page.getByRole('banner').getByLabel('Sök i butiken');
    await search.click();
    await search.pressSequentially('krok');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(search).toHaveValue('krok');

    await rm(site.registryFile);
    await site.restartShell();

    const { live } = JSON.parse((await httpGet(`${site.sv}/-/remotes`)).body);
    expect(Object.keys(live)).toHaveLength(5);
    await page.goto(`${site.sv}/kassan`);
    await hydrated(page);
    const shipping = page.getByRole('region', { name: 'Frakt' });
    await shipping.getByLabel('Postnummer').fill('111 22');
    await shipping.getByRole('button', { name: 'Visa leveranssätt' }).click();
    const payment = page.getByRole('region', { name: 'Betalning' });
    await payment.getByRole('radio', { name: /^Faktura/ }).check();
    for (const [label, value] of FIELDS) await payment.getByLabel(label, { exact: true }).fill(value);
    await payment.getByRole('checkbox', { name: /köpvillkoren/ }).check();
    await payment.getByRole('button', { name: 'Beställ och betala' }).click();
    await expect(page).toHaveURL(/\/checkout\/confirm\?oid=\d+$/);
    await expect(page.getByRole('main')).toContainText('Trefot');
  } finally {
    await site.stop();
  }
});

test('a page loads every file from the shop, and its document names no other origin', async ({ page, sv }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.goto(sv + PRODUCT);
  await hydrated(page);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();

  const { origin } = new URL(sv);
  expect(requested.filter((url) => url.startsWith(`${origin}/remotes/`)).length).toBeGreaterThan(2);
  expect(requested.filter((url) => !url.startsWith('data:') && new URL(url).origin !== origin)).toEqual([]);
  const { body, headers } = await httpGet(sv + PRODUCT);
  const entries = [...body.matchAll(/"entry":"([^"]+)"/g)].map(([, entry]) => entry);
  expect(entries).toHaveLength(5);
  for (const entry of entries) expect(entry).toMatch(/^\/remotes\/mf-[a-z-]+\/[\w.-]+\/web\/remoteEntry\.js$/);
  expect(headers['content-security-policy']).not.toContain('http');
});

test('a tab from before a deployment goes on when a machine with an empty disk has taken over', async ({ page }) => {
  test.slow();
  // A tab that saves data has loaded only what its first view needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const dist = await copyOfReleases('mf-catalog', path.join(ROOT, `e2e/.work/tab-${test.info().parallelIndex}`));
  const site = await startIsolatedSite({ env: LONG_LIMITS, distFolders: { 'mf-catalog': dist } });
  try {
    await page.goto(site.sv + PRODUCT);
    await hydrated(page);
    const { remotes } = await readRegistry(site.registryFile);
    const old = remotes['mf-catalog'];
    if (!old) throw new Error('The registry has no release of mf-catalog.');
    const text = ['Lägg i varukorgen', 'Lägg i korgen nu'] as const;
    const folder = await changedRelease(path.join(dist, old.release), 'renames', { text });
    const url = new URL(`../${path.basename(folder)}/`, old.url).href;
    await writeRegistry(site.registryFile, {
      remotes: { ...remotes, 'mf-catalog': await registryRelease(folder, url) },
      previous: { 'mf-catalog': [old] },
    });
    await rm(path.join(site.dataDir, 'remotes'), { recursive: true });
    await site.restartShell();
    expect((await httpGet(site.sv + PRODUCT)).body).toContain(text[1]);

    const loaded = page.waitForResponse((response) => response.url().includes(`/remotes/mf-catalog/${old.release}/`));
    await page.getByRole('button', { name: text[0] }).click();
    expect((await loaded).status()).toBe(200);
    await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();

    const invented = await httpGet(`${site.sv}/remotes/mf-catalog/9.9.9-invented/web/remoteEntry.js`);
    expect([invented.status, invented.headers['cache-control']]).toEqual([404, 'no-store']);
  } finally {
    await site.stop();
  }
});
