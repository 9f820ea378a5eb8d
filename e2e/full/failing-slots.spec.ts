import path from 'node:path';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { updateRegistry, deploy, type BrokenRelease } from '../support/brokenRemotes.ts';
import {
  buildAllBroken,
  closeDialog,
  distFolders,
  expectRestOfPageWorks,
  expectPageFrame,
  mismatches,
  startBrokenSite,
  visit,
} from '../support/brokenSite.ts';
import { hangFiles } from '../support/hangingFiles.ts';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { expect, hydrated, listen, test } from '../support/siteTest.ts';

/* Every kind of failure × slot × side, against real builds that fail on demand (../support/brokenExpose.ts). */

const CONTENT = '/garanti';
const PRODUCT = '/p/pallar/trefot-pall-ek';
const BUILD_TIMEOUT_MS = 600_000;

// One worker for all tests, because they share the builds and the site.
test.describe.configure({ mode: 'default' });

let broken: BrokenRelease[] = [];
let site: IsolatedSite;
let stopSite = async () => {};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  // Two builds at a time, because CI machines have two cores.
  const first = await buildAllBroken({ 'mf-search': { SearchBox: 'slot' }, 'mf-account': { AccountPanel: 'slot' } });
  const second = await buildAllBroken({ 'mf-cart-checkout': { CartPanel: 'slot', AddedToCart: 'slot' } });
  broken = [...first, ...second];
  site = await startBrokenSite(broken);
  stopSite = site.stop;
});

test.afterAll(async () => stopSite());

test.describe('on the server', () => {
  for (const failure of ['render', 'hang']) {
    test(`a slot with the failure ${failure} sends its fallback and is rendered in the browser`, async ({ page }) => {
      const consoleMessages: string[] = [];
      listen(page, consoleMessages);
      const address = `${site.sv}${CONTENT}?broken=SearchBox.${failure}.server`;

      const response = await httpGet(address);
      expect(response.status).toBe(200);
      expectPageFrame(response.body);
      expect(response.body).not.toContain('data-broken-part="SearchBox"');

      await page.goto(address);
      await hydrated(page);
      await page.mouse.move(200, 200);
      await expect(page.locator('[data-broken-part="SearchBox"]').getByRole('searchbox')).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(consoleMessages).toEqual([]);
    });
  }

  test('a slot whose release throws on import shows its fallback until a working release is live', async ({ page }) => {
    const isolated = await startIsolatedSite({
      distFolders: distFolders(broken),
      missing: ['mf-search'],
      env: { BROKEN: 'SearchBox.import' },
    });
    try {
      const folder = broken.find(({ remote }) => remote === 'mf-search')?.folder ?? '';
      const status = () => httpGet(`${isolated.sv}/-/remotes`).then(({ body }) => body);
      // Otherwise the working release of the start goes live as soon as its origin is there.
      await expect.poll(status, { timeout: 30_000 }).toContain('"failures":{"mf-search":');
      const good = await updateRegistry(isolated, 'mf-search', folder);
      await expect.poll(status, { timeout: 30_000 }).toContain(`"failures":{"mf-search":"${path.basename(folder)}`);
      await isolated.startHost('mf-search');
      await expect.poll(status, { timeout: 60_000 }).toContain('broken on purpose: SearchBox.import');
      const without = await httpGet(`${isolated.sv}/`);
      expect(without.status).toBe(200);
      expectPageFrame(without.body);
      expect(without.body).toMatch(/role="search"[^>]*><input/);
      await page.goto(`${isolated.sv}/`);
      await hydrated(page);
      await expectRestOfPageWorks(page);

      await deploy(isolated, 'mf-search', good);
      await expect.poll(async () => (await httpGet(`${isolated.sv}/`)).body).toMatch(/role="search"[^>]*><button/);
    } finally {
      await isolated.stop();
    }
  });
});

test.describe('in the browser, the search box', () => {
  for (const failure of ['import', 'render', 'hang', 'effect']) {
    test(`the search works when its box has the failure ${failure}`, async ({ page }) => {
      const { consoleMessages } = await visit(page, site, `/?broken=SearchBox.${failure}.browser`);
      await page.mouse.move(200, 200);

      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages)).toEqual([]);
      await page.getByRole('banner').getByRole('searchbox').fill('krok');
      await page.getByRole('banner').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/krok/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('krok');
    });
  }

  test('a search box whose files hang keeps the typed text and does not block navigation', async ({ page }) => {
    const resume = await hangFiles(page, 'mf-search');
    try {
      await visit(page, site, '/');
      await page.getByRole('banner').getByRole('searchbox').fill('krok');
      await page.getByRole('main').hover();
      await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('krok');

      await expectRestOfPageWorks(page);
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    } finally {
      await resume();
    }
  });
});

test.describe('in the browser, a panel', () => {
  const panels: [expose: string, button: RegExp][] = [
    ['CartPanel', /^Varukorg/],
    ['AccountPanel', /^Logga in/],
  ];
  for (const [expose, button] of panels) {
    for (const failure of ['import', 'render', 'hang', 'effect']) {
      test(`${expose} with the failure ${failure} shows an alert and a retry button`, async ({ page }) => {
        await visit(page, site, `/?broken=${expose}.${failure}`);
        await page.getByRole('button', { name: button }).click();

        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 20_000 });
        await expect(dialog.getByRole('button', { name: 'Försök igen' })).toBeVisible();
        if (expose === 'CartPanel') await expect(dialog.getByRole('link', { name: 'Till kassan' })).toBeVisible();
        await closeDialog(page);
        await expectRestOfPageWorks(page);
      });
    }

    test(`${expose} stays open after an error in an event handler`, async ({ page }) => {
      await visit(page, site, `/?broken=${expose}.handler`);
      await page.getByRole('button', { name: button }).click();
      const heading = page.getByRole('dialog').getByRole('heading').first();

      await heading.click();
      await expect(heading).toBeVisible();
    });
  }

  for (const failure of ['import', 'render', 'hang', 'effect']) {
    test(`the cart count is correct when AddedToCart has the failure ${failure}`, async ({ page }) => {
      await visit(page, site, `${PRODUCT}?broken=AddedToCart.${failure}`);
      await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();

      await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
      await expectRestOfPageWorks(page);
    });
  }
});
