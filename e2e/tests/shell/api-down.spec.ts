import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { startApiProxy } from '../../support/apiProxy.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';

test('with the API down at start, every page responds 503 with the error page and recovers automatically', async () => {
  const [port = 0] = await freePorts(1);
  const site = await startIsolatedSite({ env: { GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` } });
  try {
    for (const path of ['/', '/c/beslag', '/p/pallar/trefot-pall-ek', '/kassan']) {
      const { status, headers, body } = await httpGet(site.sv + path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
      expect(body).toContain('Något gick tyvärr fel...');
    }

    const api = await startApiProxy(undefined, port);
    try {
      await expect.poll(async () => (await httpGet(`${site.sv}/`)).status).toBe(200);
      expect((await httpGet(`${site.sv}/p/pallar/trefot-pall-ek`)).status).toBe(200);
    } finally {
      await api.stop();
    }
  } finally {
    await site.stop();
  }
});

test('when the API stops, cached shared data is still served and the checkout keeps its input', async ({ page }) => {
  const api = await startApiProxy();
  const site = await startIsolatedSite({ env: { ...LONG_LIMITS, GRAPHQL_URL: api.url } });
  try {
    await page.goto(`${site.sv}/p/pallar/trefot-pall-ek`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
    await page.goto(`${site.sv}/kassan`);
    await hydrated(page);
    const email = page.getByLabel('E-post', { exact: false }).first();
    const zip = page.getByLabel('Postnummer').first();
    await zip.fill('111 22');
    await page.getByRole('button', { name: 'Visa leveranssätt' }).click();
    await email.fill('maja@hemvist.example');

    await api.stop();

    const list = await httpGet(`${site.sv}/c/beslag`);
    expect(list.status).toBe(503);
    // The menus are shared data.
    expect(list.body).toContain('Belysning');
    await page.getByRole('button', { name: /Beställ och betala/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(email).toHaveValue('maja@hemvist.example');

    const country = page.getByLabel('Leveransland');
    await country.selectOption({ label: 'Norge (NOK)' });
    await expect(page.getByText(/^Vi kunde inte byta land/)).toBeVisible();
    await expect(country).toHaveValue('se');
    await expect(email).toHaveValue('maja@hemvist.example');
  } finally {
    await site.stop();
    await api.stop();
  }
});
