import { sampleVariants } from '../../support/sampleVariants.ts';
import {
  mockQueries,
  ENGLISH,
  expectErrorPage,
  focusSearch,
  delaySuggestions,
  SWEDISH,
  VARIANTS,
} from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/* Suggestions that fail to load. */

const FAILURES = [
  {
    description: 'an error status',
    response: { status: 502 },
    message: '503 Response not successful: Received status code 502',
  },
  { description: 'invalid JSON', response: { status: 200, body: '<html>' }, message: /^50\d \S/ },
  {
    description: 'GraphQL errors only',
    response: { status: 200, json: { data: null, errors: [{ message: 'secret words' }] } },
    message: 'The API answered with an error',
  },
];

for (const { texts, width } of sampleVariants('failing suggestions', VARIANTS)) {
  test(`a failing search shows the error page and keeps the text; typing or a click retries, a link leaves it (${texts.locale}, ${width} px) [ERR-06]`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const site = texts.locale === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 844 });
    await open(site + texts.list);
    const field = await focusSearch(page, texts);
    await failQueries();
    await field.fill(texts.begin);
    await expectFailure(texts.begin);

    await page.unroute('**/graphql');
    await page.keyboard.type('p');
    await expect(page.getByRole('option', { name: texts.found }).first()).toBeVisible();

    await failQueries();
    await field.fill(texts.text);
    await expectFailure(texts.text);
    await page.unroute('**/graphql');
    await field.click();
    await expect(page.getByRole('option', { name: texts.seeAll })).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: texts.home }).click();
    await expect(page).toHaveURL(new URL(texts.front, site).href);
    await expect(page.getByText(texts.errorTitle)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.listTitle);

    async function failQueries(): Promise<void> {
      await mockQueries(page, 'productSuggestions', async (route) => route.fulfill({ status: 502 }));
    }

    async function expectFailure(text: string): Promise<void> {
      await expectErrorPage(page, texts, '503 Response not successful: Received status code 502');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      // The browser logs every 502 response.
      consoleMessages.length = 0;
    }
  });
}

for (const { description, response, message } of FAILURES) {
  test(`a search response with ${description} shows the error page, which a link to the same page closes [ERR-06]`, async ({
    page,
    sv,
    open,
    consoleMessages,
  }) => {
    await open(sv + SWEDISH.front);
    const field = await focusSearch(page, SWEDISH);
    await mockQueries(page, 'productSuggestions', async (route) => route.fulfill(response));

    await field.fill('krok');

    await expectErrorPage(page, SWEDISH, message);
    await expect(page.getByText('secret words')).toHaveCount(0);
    consoleMessages.length = 0;

    await page.getByRole('banner').getByRole('link', { name: SWEDISH.home }).click();
    await expect(page.getByText(SWEDISH.errorTitle)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });
}

test('an error response to a superseded query is ignored [ERR-06, SRCH-20]', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.list);
  const field = await focusSearch(page, SWEDISH);
  const delayed = await delaySuggestions(page);
  await field.fill('krok');
  await expect.poll(() => delayed.length).toBe(1);

  await field.fill('lampa');
  await delayed[0]?.fail(500);
  await expect.poll(() => delayed.length).toBe(2);
  await delayed[1]?.release();

  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.listTitle);
});

test('an error response after the search was closed is ignored [ERR-06]', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.list);
  const field = await focusSearch(page, SWEDISH);
  const delayed = await delaySuggestions(page);
  await field.fill('krok');
  await expect.poll(() => delayed.length).toBe(1);

  await page.keyboard.press('Escape');
  await delayed[0]?.fail(500);
  // The response to a later search proves that the earlier one was processed.
  await field.fill('lampa');
  await expect.poll(() => delayed.length).toBe(2);
  await delayed[1]?.release();

  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.listTitle);
});

for (const texts of sampleVariants('unreachable API', [SWEDISH, ENGLISH])) {
  test(`an unreachable API shows a message, and Enter still searches (${texts.locale})`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    await open((texts.locale === 'sv' ? sv : en) + texts.front);
    const field = await focusSearch(page, texts);
    await page.route('**/graphql', (route) => route.abort());
    await field.fill(texts.text);
    await expect(page.getByText(texts.failed).first()).toBeVisible();
    await expect(field).toHaveValue(texts.text);
    // The browser logs the aborted request.
    consoleMessages.length = 0;

    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  });
}
