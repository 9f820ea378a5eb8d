import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { cards, openFilters } from '../../support/filters.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const SWEDISH = {
  language: 'sv',
  all: '/allt',
  results: '/s/krok',
  title: 'Sökresultat för: krok',
  noResults: '/s/qqq',
  noResultsTitle: 'Inga träffar på ”qqq”',
  topTitle: 'Populära sökningar',
  sort: 'Sortera',
  relevance: 'Relevans',
  filter: 'Filtrera',
  brand: 'Varumärke',
  show: (count: number) => `Visa ${count} produkter`,
  clear: 'Rensa alla',
  clearInPanel: 'Rensa',
} as const;
const ENGLISH = {
  language: 'en',
  all: '/en/allt',
  results: '/en/s/hook',
  title: 'Search results for: hook',
  noResults: '/en/s/qqq',
  noResultsTitle: 'No results for “qqq”',
  topTitle: 'Popular searches',
  sort: 'Sort by',
  relevance: 'Relevance',
  filter: 'Filter',
  brand: 'Brand',
  show: (count: number) => `Show ${count} products`,
  clear: 'Clear all',
  clearInPanel: 'Clear',
} as const;
const WIDTHS = [390, 1440];
const VARIANTS = WIDTHS.flatMap((width) => [SWEDISH, ENGLISH].map((texts) => ({ width, texts })));

for (const { width, texts } of sampleVariants('results', VARIANTS)) {
  test(`results are filtered, sorted, shared and cleared like any list (${texts.language}, ${width} px) [SRCH-43]`, async ({
    page,
    browser,
    sv,
    en,
    open,
  }) => {
    const origin = texts.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${texts.results}`);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const order = page.getByRole('main').getByRole('combobox', { name: texts.sort });
    await expect(order).toHaveValue('RELEVANCE');
    await expect(order).toContainText(texts.relevance);
    const all = await cards(page).count();

    const panel = await openFilters(page, texts);
    const brand = panel.getByRole('checkbox', { name: /^Trävind/ });
    const count = Number((await panel.getByText(/^Trävind/).textContent())?.replace(/\D/g, ''));
    expect(count).toBeLessThan(all);
    await brand.click();
    await panel.getByRole('button', { name: texts.show(count) }).click();
    await expect(cards(page)).toHaveCount(count);
    await order.selectOption('PRICE');
    await expect(page).toHaveURL(/\?brands=[^&]+~b_\d+&sort=PRICE$/);
    // The address changes shortly before the list.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const names = await cards(page).getByRole('heading').allTextContents();

    const friend = await browser.newContext({ javaScriptEnabled: false });
    const shared = await friend.newPage();
    await shared.goto(page.url());
    await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(await cards(shared).getByRole('heading').allTextContents()).toEqual(names);
    await friend.close();

    // Phones do not show the selection outside the panel, so the panel clears it.
    if (width < 1024) {
      await page.getByRole('main').getByRole('button', { name: texts.filter }).click();
      await panel.getByRole('button', { name: texts.clearInPanel }).click();
    } else await page.getByRole('main').getByRole('link', { name: texts.clear }).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(`${origin}${texts.results}?sort=PRICE`);
  });
}

for (const { width, texts } of sampleVariants('nothing', VARIANTS)) {
  test(`a search without results links to popular searches, without accessibility violations (${texts.language}, ${width} px) [SRCH-44]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const origin = texts.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${texts.noResults}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
    await expectAccessible(page);

    const top = main.locator('section').filter({ hasText: texts.topTitle }).getByRole('link').first();
    const text = (await top.textContent()) ?? '';
    await top.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title.replace(/: .*/, `: ${text}`));
    await expect(cards(page).first()).toBeVisible();
  });
}

test('filtered results are rendered without an API request from the browser', async ({ page, sv }) => {
  const apiRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) apiRequests.push(request.url());
  });
  await page.goto(`${sv}/s/krok?brands=Tr%C3%A4vind~b_3&page=1`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökresultat för: krok');
  expect(apiRequests).toEqual([]);
});

test('pages other than the results do not load the results’ styles', async ({ sv }) => {
  const styles = ({ body }: { body: string }) => body.match(/[^"/]*\.css/g) ?? [];

  expect(styles(await httpGet(`${sv}/s/krok`)).join()).toMatch(/results-page-(?:soon|idle)/);
  expect(styles(await httpGet(`${sv}/`)).filter((file) => /ResultsPage|results-page/.test(file))).toEqual([]);
});
