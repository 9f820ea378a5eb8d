import { createServer, type Server } from 'node:http';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { closeServer, listen as listenOn } from '@hemvaror/tooling/site/site';
import { updateRegistry, deploy, type BrokenRelease } from '../support/brokenRemotes.ts';
import {
  buildAllBroken,
  distFolders,
  expectRestOfPageWorks,
  expectPageFrame,
  follow,
  hostOf,
  mismatches,
  startBrokenSite,
  visit,
} from '../support/brokenSite.ts';
import { hangFiles } from '../support/hangingFiles.ts';
import { hangOrigin } from '../support/hangingOrigin.ts';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { expect, hydrated, listen, test } from '../support/siteTest.ts';

/* Every kind of failure of a page × side, against real builds that fail on demand (../support/brokenExpose.ts). */

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
  broken = await buildAllBroken({ 'mf-search': { SearchBox: 'slot' }, 'mf-content': { ContentPage: 'page' } });
  site = await startBrokenSite(broken);
  stopSite = site.stop;
});

test.afterAll(async () => stopSite());

test.describe('on the server', () => {
  const pages: [failure: string, status: number][] = [
    ['render', 500],
    ['hang', 503],
    ['loader', 500],
    ['loader-hang', 503],
    ['data', 500],
    ['meta', 500],
    ['stray', 200],
  ];
  for (const [failure, status] of pages) {
    test(`a page with the failure ${failure} responds ${status} with the layout, and other pages work`, async ({
      page,
    }) => {
      const consoleMessages: string[] = [];
      listen(page, consoleMessages);
      const address = `${site.sv}${CONTENT}?broken=ContentPage.${failure}.server`;

      const response = await httpGet(address);
      expect(response.status).toBe(status);
      expectPageFrame(response.body);
      expect((await httpGet(`${site.sv}/`)).status).toBe(200);
      expect((await httpGet(site.sv + CONTENT)).status).toBe(200);

      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages)).toEqual([]);
    });
  }

  test('a release that throws on import fails only its page until a working release is live', async () => {
    test.setTimeout(180_000);
    const isolated = await startIsolatedSite({
      distFolders: distFolders(broken),
      missing: ['mf-content'],
      env: { BROKEN: 'ContentPage.import' },
    });
    try {
      const content = broken.find(({ remote }) => remote === 'mf-content');
      const good = await updateRegistry(isolated, 'mf-content', content?.folder ?? '');
      await isolated.startHost('mf-content');
      await expect
        .poll(async () => (await httpGet(`${isolated.sv}/-/remotes`)).body, { timeout: 60_000 })
        .toContain('broken on purpose: ContentPage.import');
      const refused = await httpGet(isolated.sv + CONTENT);
      expect(refused.status).toBe(503);
      expectPageFrame(refused.body);
      expect((await httpGet(`${isolated.sv}/c/beslag`)).status).toBe(200);

      await deploy(isolated, 'mf-content', good);
      expect((await httpGet(isolated.sv + CONTENT)).status).toBe(200);
    } finally {
      await isolated.stop();
    }
  });

  test('an origin that hangs at shell start fails only its page and is used once it responds', async () => {
    const isolated = await startIsolatedSite({ missing: ['mf-content'] });
    let silent: Server | undefined;
    try {
      const { remotes } = await readRegistry(isolated.registryFile);
      const port = Number(new URL(remotes['mf-content']?.url ?? '').port);
      silent = await listenOn(
        createServer(() => undefined),
        port,
      );
      await expect
        .poll(async () => (await httpGet(`${isolated.sv}/-/remotes`)).body, { timeout: 20_000 })
        .toContain('aborted due to timeout');
      const response = await httpGet(isolated.sv + CONTENT);
      expect(response.status).toBe(503);
      expectPageFrame(response.body);
      expect((await httpGet(`${isolated.sv}/c/beslag`)).status).toBe(200);

      await closeServer(silent);
      await isolated.startHost('mf-content');
      // Tried again after 5 s, then after 30 s.
      await expect.poll(async () => (await httpGet(isolated.sv + CONTENT)).status, { timeout: 60_000 }).toBe(200);
    } finally {
      if (silent) await closeServer(silent);
      await isolated.stop();
    }
  });

  test('a new release whose origin hangs neither replaces the live one nor blocks other remotes', async () => {
    const isolated = await startIsolatedSite({ distFolders: distFolders(broken) });
    try {
      const content = broken.find(({ remote }) => remote === 'mf-content');
      const search = broken.find(({ remote }) => remote === 'mf-search');
      if (!content || !search) throw new Error('The builds lack mf-content or mf-search.');
      const resume = hangOrigin(hostOf(isolated, 'mf-content'));

      await updateRegistry(isolated, 'mf-content', content.folder);
      await deploy(isolated, 'mf-search', search.folder);
      expect((await httpGet(isolated.sv + CONTENT)).status).toBe(200);

      resume();
      await deploy(isolated, 'mf-content', content.folder);
      expect((await httpGet(isolated.sv + CONTENT)).body).toContain('data-broken-part="ContentPage"');
    } finally {
      await isolated.stop();
    }
  });
});

test.describe('in the browser, on a first view', () => {
  for (const failure of ['import', 'hang']) {
    test(`a page with the failure ${failure} stays readable`, async ({ page }) => {
      const { consoleMessages } = await visit(page, site, `${CONTENT}?broken=ContentPage.${failure}.browser`);

      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Garanti');
      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages).filter((text) => !text.includes('#424'))).toEqual([]);
    });
  }

  for (const failure of ['render', 'effect']) {
    test(`a page with the failure ${failure} shows an alert in the main area`, async ({ page }) => {
      const { consoleMessages } = await visit(page, site, `${CONTENT}?broken=ContentPage.${failure}.browser`);

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages)).toEqual([]);
    });
  }

  test('the shell shows the error page if the error boundary of a page fails, too', async ({ page }) => {
    await visit(page, site, `${CONTENT}?broken=ContentPage.render.browser&broken=ContentPage.boundary`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
    await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('an error in an event handler of a page changes nothing', async ({ page }) => {
    await visit(page, site, `${CONTENT}?broken=ContentPage.handler`);

    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('a page whose files hang stays readable', async ({ page }) => {
    const resume = await hangFiles(page, 'mf-content');
    try {
      const { consoleMessages } = await visit(page, site, CONTENT);

      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages)).toEqual([]);
    } finally {
      await resume();
    }
  });

  test('an error page from the server stays when the files of the page hang in the browser', async ({ page }) => {
    const resume = await hangFiles(page, 'mf-content');
    try {
      const { consoleMessages } = await visit(page, site, `${CONTENT}?broken=ContentPage.render.server`);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
      await expectRestOfPageWorks(page);
      expect(mismatches(consoleMessages)).toEqual([]);
    } finally {
      await resume();
    }
  });
});

test.describe('in the browser, after a navigation', () => {
  test('a page with the failure loader-hang shows the error page with a retry link', async ({ page }) => {
    await visit(page, site, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.loader-hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('a page with the failure import is loaded as a document, then shows the error page', async ({ page }) => {
    const address = `${CONTENT}?broken=ContentPage.import.browser`;
    await visit(page, site, '/');
    await follow(page, address);
    await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible({ timeout: 20_000 });

    await visit(page, site, '/');
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expectRestOfPageWorks(page);
  });

  for (const failure of ['render', 'effect', 'loader', 'meta']) {
    test(`a page with the failure ${failure} shows an alert in the main area`, async ({ page }) => {
      await visit(page, site, '/');
      await follow(page, `${CONTENT}?broken=ContentPage.${failure}.browser`);

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectRestOfPageWorks(page);
    });
  }

  test('a page that hangs shows the error page, and a retry shows the server’s markup', async ({ page }) => {
    await visit(page, site, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await page.getByRole('main').getByRole('link', { name: 'Försök igen' }).click();
    await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible();
    await hydrated(page);
    await expectRestOfPageWorks(page);
  });

  test('a page that hangs does not block navigation to another page', async ({ page }) => {
    await visit(page, site, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expectRestOfPageWorks(page);
    await page.goBack();
    await page.goBack();
    await expect(page.locator('[data-page="mf-content/FrontPage"]')).toBeVisible();
  });

  test('a page whose files hang is loaded as a document, and works once they respond', async ({ page }) => {
    await visit(page, site, PRODUCT);
    const resume = await hangFiles(page, 'mf-content');
    try {
      await follow(page, CONTENT);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garanti', { timeout: 20_000 });
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(CONTENT);

      await resume();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible();
      await expectRestOfPageWorks(page);
    } finally {
      await resume();
    }
  });
});
