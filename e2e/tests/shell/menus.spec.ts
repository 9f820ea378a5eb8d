import { httpGet } from '@hemvaror/tooling/site/httpGet';
import type { ApiProxy } from '../../support/apiProxy.ts';
import { aMenuItem, startMenuApi, type MenuItem, type MenuRequest } from '../../support/menuApi.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { expect, hydrated, listen, test, touch } from '../../support/siteTest.ts';

const SITES = [
  { language: 'sv', iso: 'sv-SE', home: '/', mainMenu: 'Huvudmeny', menu: 'Meny', footer: 'Sidfot', suffix: '' },
  { language: 'en', iso: 'en-US', home: '/en', mainMenu: 'Main menu', menu: 'Menu', footer: 'Footer', suffix: '-com' },
] as const;

test.describe('a site whose API names every menu by its location', () => {
  // One site for all tests.
  test.describe.configure({ mode: 'serial' });
  let api: ApiProxy;
  let site: IsolatedSite;
  test.beforeAll(async () => {
    api = await startMenuApi(itemsOf);
    site = await startIsolatedSite({ env: { ...LONG_LIMITS, GRAPHQL_URL: api.url } });
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  test('each language has its own main menu, and its own labels in the shared top bar menu [MENU-01, MENU-05]', async () => {
    for (const { language, iso, home, mainMenu, suffix } of SITES) {
      const { body } = await httpGet(site[language] + home);

      expect(navigation(body, mainMenu)).toContain(`>main-desktop${suffix} ${iso}</a>`);
      expect(body.slice(0, body.indexOf('<header'))).toContain(`>top-bar ${iso}</a>`);
    }
  });

  test('the footer has the three menus of its language, in order [MENU-03, MENU-04]', async () => {
    for (const { language, iso, home, footer, suffix } of SITES) {
      const { body } = await httpGet(site[language] + home);

      const links = [...navigation(body, footer).matchAll(/>([^<>]+)<\/a>/g)].map(([, text]) => text);
      expect(links).toEqual(
        ['footer-first', 'footer-second', 'footer-third'].map((location) => `${location}${suffix} ${iso}`),
      );
    }
  });

  test('the menu panel shows the mobile menu of its language despite invalid items [MENU-02]', async ({ page }) => {
    const consoleMessages: string[] = [];
    listen(page, consoleMessages);
    await page.setViewportSize({ width: 390, height: 844 });

    for (const { language, iso, home, menu, suffix } of SITES) {
      await page.goto(site[language] + home);
      await hydrated(page);
      await page.getByRole('button', { name: menu, exact: true }).click();
      const panel = page.getByRole('dialog', { name: menu });

      await expect(panel.getByRole('link', { name: `main-mobile${suffix} ${iso}` })).toBeVisible();
      await panel.getByText('Circle', { exact: true }).click();
      await expect(panel.getByText('Runs code')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Runs code' })).toHaveCount(0);
      await expect(panel.getByText('Twice')).toHaveCount(2);
      await expect(panel.getByText('Circle', { exact: true })).toHaveCount(1);
      await expect(panel.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');
      await expect(panel.getByText('Hidden')).toHaveCount(0);
    }
    expect(consoleMessages).toEqual([]);
  });
});

test('a menu link changes the page without a document load [MENU-15]', async ({ page, sv, open }) => {
  await open(`${sv}/garanti`);
  // Before its code is loaded, the navigation consists of plain links (ADR 0057).
  await touch(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Varumärken' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

function itemsOf({ location, languageId }: MenuRequest): MenuItem[] {
  const own = aMenuItem(`${location} ${languageId}`);
  return location.startsWith('main-mobile') ? [own, ...brokenItems()] : [own];
}

function brokenItems(): MenuItem[] {
  const circle = aMenuItem('Circle', { canonicalUrl: '/c/beslag' });
  return [
    aMenuItem('Elsewhere', { canonicalUrl: 'https://elsewhere.example/', targetBlank: true, order: 1 }),
    { ...circle, order: 2, children: [{ ...circle, children: [circle] }, aMenuItem('Inside', { children: [circle] })] },
    aMenuItem('Runs code', { canonicalUrl: 'java\nscript:alert(1)', order: 3 }),
    aMenuItem('Twice', { canonicalUrl: ' ', order: 4 }),
    aMenuItem('Twice', { canonicalUrl: null, order: 4 }),
    aMenuItem('Hidden', { hidden: true, order: 5 }),
    aMenuItem('', { order: 6 }),
  ];
}

/** Returns the markup of the navigation with this name. */
function navigation(body: string, name: string): string {
  return new RegExp(`<nav[^>]*aria-label="${name}"[^>]*>.*?</nav>`, 's').exec(body)?.[0] ?? '';
}
