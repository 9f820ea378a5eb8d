import { rm } from 'node:fs/promises';
import { closeServer } from '@hemvaror/tooling/site/site';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
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
    // Pages name the copies of the shop as soon as it has noticed that the origins are away.
    await expect.poll(async () => (await httpGet(site.sv + PRODUCT)).body).toMatch(/"entry":"\/remotes\/mf-catalog\//);
    await page.goto(`${site.sv}/kassan`);
    await hydrated(page);
    const shipping = page.getByRole('region', { name: 'Frakt' });
    await shipping.getByLabel('Postnummer').fill('111 22');
    await shipping.getByRole('button', { name: 'Visa leveranssätt' }).click();
    const payment = page.getByRole('region', { name: 'Betalning' });
    for (const [label, value] of FIELDS) await payment.getByLabel(label, { exact: true }).fill(value);
    await payment.getByRole('checkbox', { name: /köpvillkoren/ }).check();
    await payment.getByRole('button', { name: 'Beställ och betala' }).click();
    await expect(page).toHaveURL(/\/checkout\/confirm\?oid=\d+$/);
    await expect(page.getByRole('main')).toContainText('Trefot');
  } finally {
    await site.stop();
  }
});
