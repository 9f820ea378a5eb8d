import { createServer, type Server } from 'node:http';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry } from '@hemvaror/tooling/release/registryFile';
import { closeServer, listen as listenOn } from '@hemvaror/tooling/site/site';
import { announce, deploy, type BrokenRelease } from '../support/brokenRemotes.ts';
import {
  buildAllBroken,
  closeDialog,
  distFolders,
  expectRestOfPageWorks,
  expectPageFrame,
  follow,
  mismatches,
  startBrokenSite,
} from '../support/brokenSite.ts';
import { hangOrigin } from '../support/hangingOrigin.ts';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { expect, hydrated, listen, test } from '../support/siteTest.ts';

/* What breaks × where × on which side, against real builds that break on demand (src/brokenExpose.ts). */

const CONTENT = '/garanti';
const PRODUCT = '/p/pallar/trefot-pall-ek';
const BUILD_LIMIT_MS = 600_000;

test.describe.configure({ mode: 'default' });

let broken: BrokenRelease[] = [];
let site: IsolatedSite;
let stopSite = async () => {};

test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  const first = await buildAllBroken({ 'mf-search': { SearchBox: 'slot' }, 'mf-content': { ContentPage: 'page' } });
  const second = await buildAllBroken({
    'mf-cart-checkout': { CartPanel: 'slot', AddedToCart: 'slot' },
    'mf-account': { AccountPanel: 'slot' },
  });
  broken = [...first, ...second];
  site = await startBrokenSite(broken);
  stopSite = site.stop;
});

test.afterAll(async () => stopSite());

test.describe('on the server', () => {
  const pages: [how: string, status: number][] = [
    ['render', 500],
    ['hang', 503],
    ['loader', 500],
    ['loader-hang', 503],
    ['answer', 500],
    ['meta', 500],
    ['stray', 200],
  ];
  for (const [how, status] of pages) {
    test(`a page whose ${how} breaks answers ${status} in the layout, and other pages do not notice`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      listen(page, complaints);
      const address = `${site.sv}${CONTENT}?broken=ContentPage.${how}.server`;

      const answer = await httpGet(address);
      expect(answer.status).toBe(status);
      expectPageFrame(answer.body);
      expect((await httpGet(`${site.sv}/`)).status).toBe(200);
      expect((await httpGet(site.sv + CONTENT)).status).toBe(200);

      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(complaints)).toEqual([]);
    });
  }

  for (const how of ['render', 'hang']) {
    test(`a slot that breaks by ${how} leaves its fallback, and the browser shows the slot`, async ({ page }) => {
      const complaints: string[] = [];
      listen(page, complaints);
      const address = `${site.sv}${CONTENT}?broken=SearchBox.${how}.server`;

      const answer = await httpGet(address);
      expect(answer.status).toBe(200);
      expectPageFrame(answer.body);
      expect(answer.body).not.toContain('data-broken-part="SearchBox"');

      await page.goto(address);
      await hydrated(page);
      await page.mouse.move(200, 200);
      await expect(page.locator('[data-broken-part="SearchBox"]').getByRole('searchbox')).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(complaints).toEqual([]);
    });
  }

  test('a slot whose release throws at import shows its fallback until a good one is deployed', async ({ page }) => {
    const own = await startIsolatedSite({
      distFolders: distFolders(broken),
      missing: ['mf-search'],
      env: { BROKEN: 'SearchBox.import' },
    });
    try {
      const search = broken.find(({ remote }) => remote === 'mf-search');
      const good = await announce(own, 'mf-search', search?.folder ?? '');
      await own.startHost('mf-search');
      await expect
        .poll(async () => (await httpGet(`${own.sv}/-/remotes`)).body, { timeout: 15_000 })
        .toContain('broken on purpose: SearchBox.import');
      const without = await httpGet(`${own.sv}/`);
      expect(without.status).toBe(200);
      expectPageFrame(without.body);
      expect(without.body).toMatch(/role="search"[^>]*><input/);
      await page.goto(`${own.sv}/`);
      await hydrated(page);
      await expectRestOfPageWorks(page);

      await deploy(own, 'mf-search', good);
      await expect.poll(async () => (await httpGet(`${own.sv}/`)).body).toMatch(/role="search"[^>]*><button/);
    } finally {
      await own.stop();
    }
  });

  test('an origin that hangs when the shell starts costs its page, and is taken once it answers', async () => {
    const own = await startIsolatedSite({ missing: ['mf-content'] });
    let silent: Server | undefined;
    try {
      const { remotes } = await readRegistry(own.registryFile);
      const port = Number(new URL(remotes['mf-content']?.url ?? '').port);
      silent = await listenOn(
        createServer(() => undefined),
        port,
      );
      await expect
        .poll(async () => (await httpGet(`${own.sv}/-/remotes`)).body, { timeout: 20_000 })
        .toContain('TimeoutError');
      const answer = await httpGet(own.sv + CONTENT);
      expect(answer.status).toBe(503);
      expectPageFrame(answer.body);
      expect((await httpGet(`${own.sv}/c/beslag`)).status).toBe(200);

      await closeServer(silent);
      await own.startHost('mf-content');
      await expect.poll(async () => (await httpGet(own.sv + CONTENT)).status, { timeout: 20_000 }).toBe(200);
    } finally {
      if (silent) await closeServer(silent);
      await own.stop();
    }
  });

  test('a new release whose origin hangs leaves the old one live and holds up no other remote', async () => {
    const own = await startIsolatedSite({ distFolders: distFolders(broken) });
    try {
      const content = broken.find(({ remote }) => remote === 'mf-content');
      const search = broken.find(({ remote }) => remote === 'mf-search');
      const host = own.hosts['mf-content'];
      if (!content || !search || !host) throw new Error('The site is not what this test needs.');
      const answerAgain = hangOrigin(host);

      await announce(own, 'mf-content', content.folder);
      await deploy(own, 'mf-search', search.folder);
      expect((await httpGet(own.sv + CONTENT)).status).toBe(200);

      answerAgain();
      await deploy(own, 'mf-content', content.folder);
      expect((await httpGet(own.sv + CONTENT)).body).toContain('data-broken-part="ContentPage"');
    } finally {
      await own.stop();
    }
  });
});

test.describe('in the browser, on a first view', () => {
  for (const how of ['import', 'hang']) {
    test(`a page that breaks by ${how} stays readable`, async ({ page }) => {
      const { complaints } = await visit(page, `${CONTENT}?broken=ContentPage.${how}.browser`);

      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Garanti');
      await expectRestOfPageWorks(page);
      expect(mismatches(complaints).filter((text) => !text.includes('#424'))).toEqual([]);
    });
  }

  for (const how of ['render', 'effect']) {
    test(`a page that breaks by ${how} says so in its place`, async ({ page }) => {
      const { complaints } = await visit(page, `${CONTENT}?broken=ContentPage.${how}.browser`);

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(complaints)).toEqual([]);
    });
  }

  test('a page whose error boundary breaks too is the shell’s to tell', async ({ page }) => {
    await visit(page, `${CONTENT}?broken=ContentPage.render.browser&broken=ContentPage.boundary`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
    await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('what a page throws in a handler costs nothing', async ({ page }) => {
    await visit(page, `${CONTENT}?broken=ContentPage.handler`);

    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('a page whose origin hangs stays readable', async ({ page }) => {
    const answerAgain = hangOrigin(hostOf('mf-content'));
    try {
      const { complaints } = await visit(page, CONTENT);

      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectRestOfPageWorks(page);
      expect(mismatches(complaints)).toEqual([]);
    } finally {
      answerAgain();
    }
  });

  test('an error page of the server stays one when the page’s origin hangs for the browser', async ({ page }) => {
    const answerAgain = hangOrigin(hostOf('mf-content'));
    try {
      const { complaints } = await visit(page, `${CONTENT}?broken=ContentPage.render.server`);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
      await expectRestOfPageWorks(page);
      expect(mismatches(complaints)).toEqual([]);
    } finally {
      answerAgain();
    }
  });

  for (const how of ['import', 'render', 'hang', 'effect']) {
    test(`the search box that breaks by ${how} leaves a search that works`, async ({ page }) => {
      const { complaints } = await visit(page, `/?broken=SearchBox.${how}.browser`);
      await page.mouse.move(200, 200);

      await expectRestOfPageWorks(page);
      expect(mismatches(complaints)).toEqual([]);
      await page.getByRole('banner').getByRole('searchbox').fill('krok');
      await page.getByRole('banner').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/krok/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('krok');
    });
  }

  test('the search box whose origin hangs leaves what was typed, and holds up no navigation', async ({ page }) => {
    const answerAgain = hangOrigin(hostOf('mf-search'));
    try {
      await visit(page, '/');
      await page.getByRole('banner').getByRole('searchbox').fill('krok');
      await page.getByRole('main').hover();
      await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('krok');

      await expectRestOfPageWorks(page);
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    } finally {
      answerAgain();
    }
  });
});

test.describe('in the browser, after a navigation', () => {
  test('a page that breaks by loader-hang is an error page that can be tried again', async ({ page }) => {
    await visit(page, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.loader-hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
    await expectRestOfPageWorks(page);
  });

  test('a page that breaks by import is asked for as a document, and the second time an error page', async ({
    page,
  }) => {
    const address = `${CONTENT}?broken=ContentPage.import.browser`;
    await visit(page, '/');
    await follow(page, address);
    await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible({ timeout: 20_000 });

    await visit(page, '/');
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expectRestOfPageWorks(page);
  });

  for (const how of ['render', 'effect', 'loader', 'meta']) {
    test(`a page that breaks by ${how} says so in its place`, async ({ page }) => {
      await visit(page, '/');
      await follow(page, `${CONTENT}?broken=ContentPage.${how}.browser`);

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectRestOfPageWorks(page);
    });
  }

  test('a page that hangs is an error page that can be tried again, where the server’s markup is there to read', async ({
    page,
  }) => {
    await visit(page, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await page.getByRole('main').getByRole('link', { name: 'Försök igen' }).click();
    await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible();
    await hydrated(page);
    await expectRestOfPageWorks(page);
  });

  test('a page that hangs does not block the way to another page', async ({ page }) => {
    await visit(page, '/');
    await follow(page, `${CONTENT}?broken=ContentPage.hang.browser`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...', { timeout: 20_000 });
    await expectRestOfPageWorks(page);
    await page.goBack();
    await page.goBack();
    await expect(page.locator('[data-page="mf-content/FrontPage"]')).toBeVisible();
  });

  test('a page whose origin hangs is asked for as a document, too, and answers once its origin does', async ({
    page,
  }) => {
    await visit(page, PRODUCT);
    const answerAgain = hangOrigin(hostOf('mf-content'));
    try {
      await follow(page, CONTENT);

      const content = page.locator('[data-page="mf-content/ContentPage"]');
      await expect(content).toBeVisible({ timeout: 20_000 });
      await hydrated(page);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(CONTENT);
      answerAgain();
      await page.reload();
      await hydrated(page);
      await expect(content).toBeVisible();
      await expectRestOfPageWorks(page);
    } finally {
      answerAgain();
    }
  });
});

test.describe('in the browser, a panel', () => {
  const panels: [part: string, button: RegExp][] = [
    ['CartPanel', /^Varukorg/],
    ['AccountPanel', /^Logga in/],
  ];
  for (const [part, button] of panels) {
    for (const how of ['import', 'render', 'hang', 'effect']) {
      test(`${part} that breaks by ${how} says so and can be tried again`, async ({ page }) => {
        await visit(page, `/?broken=${part}.${how}`);
        await page.getByRole('button', { name: button }).click();

        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 20_000 });
        await expect(dialog.getByRole('button', { name: 'Försök igen' })).toBeVisible();
        if (part === 'CartPanel') await expect(dialog.getByRole('link', { name: 'Till kassan' })).toBeVisible();
        await closeDialog(page);
        await expectRestOfPageWorks(page);
      });
    }

    test(`${part} that throws in a handler stays`, async ({ page }) => {
      await visit(page, `/?broken=${part}.handler`);
      await page.getByRole('button', { name: button }).click();
      const heading = page.getByRole('dialog').getByRole('heading').first();

      await heading.click();
      await expect(heading).toBeVisible();
    });
  }

  for (const how of ['import', 'render', 'hang', 'effect']) {
    test(`the notice of what was added that breaks by ${how} leaves the cart its number`, async ({ page }) => {
      await visit(page, `${PRODUCT}?broken=AddedToCart.${how}`);
      await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();

      await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
      await expectRestOfPageWorks(page);
    });
  }
});

async function visit(page: Parameters<typeof listen>[0], address: string) {
  const complaints: string[] = [];
  listen(page, complaints);
  // The page is loaded when its stylesheets are, and those of an origin that hangs never are.
  await page.goto(site.sv + address, { waitUntil: 'commit' });
  await hydrated(page);
  return { complaints };
}

function hostOf(name: keyof IsolatedSite['hosts']): Server {
  const host = site.hosts[name];
  if (!host) throw new Error(`The site has no origin of ${name}.`);
  return host;
}
