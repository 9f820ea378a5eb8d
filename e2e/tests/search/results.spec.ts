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
  nothing: '/s/qqq',
  nothingTitle: 'Inga träffar på ”qqq”',
  topTitle: 'Populära sökningar',
  sort: 'Sortera',
  relevance: 'Relevans',
  filter: 'Filtrera',
  brand: 'Varumärke',
  show: 'Visa produkter',
  clear: 'Rensa alla',
  clearInPanel: 'Rensa',
  products: (count: number) => `${count} produkter`,
} as const;
const ENGLISH = {
  language: 'en',
  all: '/en/allt',
  results: '/en/s/hook',
  title: 'Search results for: hook',
  nothing: '/en/s/qqq',
  nothingTitle: 'No results for “qqq”',
  topTitle: 'Popular searches',
  sort: 'Sort by',
  relevance: 'Relevance',
  filter: 'Filter',
  brand: 'Brand',
  show: 'Show products',
  clear: 'Clear all',
  clearInPanel: 'Clear',
  products: (count: number) => `${count} products`,
} as const;
const WIDTHS = [390, 1440];
const VARIANTS = WIDTHS.flatMap((width) => [SWEDISH, ENGLISH].map((words) => ({ width, words })));

for (const { width, words } of sampleVariants('results', VARIANTS)) {
  test(`SRCH-43 results are narrowed, ordered, shared and cleared as any list (${words.language}, ${width} px)`, async ({
    page,
    browser,
    sv,
    en,
    open,
  }) => {
    const origin = words.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${words.results}`);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const order = page.getByRole('main').getByRole('combobox', { name: words.sort });
    await expect(order).toHaveValue('RELEVANCE');
    await expect(order).toContainText(words.relevance);
    const all = await cards(page).count();

    const panel = await openFilters(page, words);
    const brand = panel.getByRole('checkbox', { name: /^Trävind/ });
    const count = Number((await panel.getByText(/^Trävind/).textContent())?.replace(/\D/g, ''));
    expect(count).toBeLessThan(all);
    await brand.click();
    await expect(panel.getByText(words.products(count))).toBeVisible();
    await panel.getByRole('button', { name: words.show }).click();
    await expect(cards(page)).toHaveCount(count);
    await order.selectOption('PRICE');
    await expect(page).toHaveURL(/\?brands=[^&]+~b_\d+&sort=PRICE$/);
    // The address is there a moment before the list.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const names = await cards(page).getByRole('heading').allTextContents();

    const friend = await browser.newContext({ javaScriptEnabled: false });
    const shared = await friend.newPage();
    await shared.goto(page.url());
    await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await cards(shared).getByRole('heading').allTextContents()).toEqual(names);
    await friend.close();

    // A phone has no room for what is chosen: the panel lets go of it.
    if (width < 1024) {
      await page.getByRole('main').getByRole('button', { name: words.filter }).click();
      await panel.getByRole('button', { name: words.clearInPanel }).click();
    } else await page.getByRole('main').getByRole('link', { name: words.clear }).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(`${origin}${words.results}?sort=PRICE`);
  });
}

for (const { width, words } of sampleVariants('nothing', VARIANTS)) {
  test(`SRCH-44 without a hit the results lead on, without an accessibility fault (${words.language}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const origin = words.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${words.nothing}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: words.nothingTitle })).toBeVisible();
    await expectAccessible(page);

    const top = main.locator('section').filter({ hasText: words.topTitle }).getByRole('link').first();
    const text = (await top.textContent()) ?? '';
    await top.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title.replace(/: .*/, `: ${text}`));
    await expect(cards(page).first()).toBeVisible();
  });
}

test('results, narrowed or not, are painted without a request of the browser to the API', async ({ page, sv }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.url());
  });
  await page.goto(`${sv}/s/krok?brands=Tr%C3%A4vind~b_3&page=1`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökresultat för: krok');
  expect(asked).toEqual([]);
});

test('the search box brings no styles of the results to other pages', async ({ sv }) => {
  const styles = ({ body }: { body: string }) => body.match(/[^"/]*\.css/g) ?? [];

  expect(styles(await httpGet(`${sv}/s/krok`)).join()).toContain('results-page-touch');
  expect(styles(await httpGet(`${sv}/`)).filter((file) => /ResultsPage|results-page/.test(file))).toEqual([]);
});
