import { startApiInstead, type ApiInstead, type Operation } from '../../support/apiInstead.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { mockQueries, ENGLISH, expectErrorPage, focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/* Pages whose own query fails. */

const SEARCH_FAILED = '503 Response not successful: Received status code 502';
const LIST_FAILED = '503 Response not successful: Received status code 500';

test.describe('when the API fails', () => {
  let api: ApiInstead;
  let site: IsolatedSite;
  test.beforeAll(async ({ browser }) => {
    api = await startApiInstead((operation) => {
      if (operation.name === 'listPageInfo') return { status: 500 };
      return isSearch(operation) ? { status: 502 } : undefined;
    });
    site = await startIsolatedSite({ env: { GRAPHQL_URL: api.url } });
    // A new site fetches a team's code with its first page: on a busy machine too late for that page, which fails by itself.
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const { locale, list, results } of [SWEDISH, ENGLISH]) {
      for (const path of [list, `${results}krok`]) await page.goto(site[locale] + path);
    }
    await page.close();
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  for (const words of [SWEDISH, ENGLISH]) {
    for (const { what, path, told } of [
      { what: 'ERR-06 the results of a search', path: `${words.results}krok`, told: SEARCH_FAILED },
      { what: 'ERR-05 a list', path: words.list, told: LIST_FAILED },
    ]) {
      test(`${what} cannot be had: the error page tells status and message (${words.locale})`, async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();

        const response = await page.goto(site[words.locale] + path);

        expect(response?.status()).toBe(503);
        await expectErrorPage(page, words, told);
        await expect(page.getByRole('search')).toBeAttached();
        await context.close();
      });
    }
  }
});

for (const words of [SWEDISH, ENGLISH]) {
  test(`ERR-06 Enter leads to the error page when the results cannot be had (${words.locale})`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    const site = words.locale === 'sv' ? sv : en;
    await open(site + words.list);
    const field = await focusSearch(page, words);
    await mockQueries(page, 'products', async (route) => route.fulfill({ status: 502 }));

    await field.fill(words.text);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${site}${words.results}${encodeURIComponent(words.text)}`);
    await expectErrorPage(page, words, SEARCH_FAILED);
    // The browser writes every answer of 502 to its console.
    complaints.length = 0;
  });
}

function isSearch({ name, variables }: Operation): boolean {
  return name === 'products' && Boolean(Object(variables['filter']).searchText);
}
