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

/* Suggestions that cannot be had. */

const FAILURES = [
  {
    what: 'with a status of failure',
    answer: { status: 502 },
    told: '503 Response not successful: Received status code 502',
  },
  { what: 'with what cannot be parsed', answer: { status: 200, body: '<html>' }, told: /^50\d \S/ },
  {
    what: 'with errors alone',
    answer: { status: 200, json: { data: null, errors: [{ message: 'secret words' }] } },
    told: 'The API answered with an error',
  },
];

for (const { words, width } of sampleVariants('failing suggestions', VARIANTS)) {
  test(`ERR-06 a failing search shows the error page and keeps the text; typing on or a click searches again, a link leads on (${words.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    const site = words.locale === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 844 });
    await open(site + words.list);
    const field = await focusSearch(page, words);
    await failing();
    await field.fill(words.begin);
    await expectFailure(words.begin);

    await page.unroute('**/graphql');
    await page.keyboard.type('p');
    await expect(page.getByRole('option', { name: words.found }).first()).toBeVisible();

    await failing();
    await field.fill(words.text);
    await expectFailure(words.text);
    await page.unroute('**/graphql');
    await field.click();
    await expect(page.getByRole('option', { name: words.seeAll })).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL(new URL(words.front, site).href);
    await expect(page.getByText(words.errorTitle)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.listTitle);

    async function failing(): Promise<void> {
      await mockQueries(page, 'productSuggestions', async (route) => route.fulfill({ status: 502 }));
    }

    async function expectFailure(text: string): Promise<void> {
      await expectErrorPage(page, words, '503 Response not successful: Received status code 502');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      // The browser writes every answer of 502 to its console.
      complaints.length = 0;
    }
  });
}

for (const { what, answer, told } of FAILURES) {
  test(`ERR-06 a search that is answered ${what} shows the error page, which a link to the same page leaves`, async ({
    page,
    sv,
    open,
    complaints,
  }) => {
    await open(sv + SWEDISH.front);
    const field = await focusSearch(page, SWEDISH);
    await mockQueries(page, 'productSuggestions', async (route) => route.fulfill(answer));

    await field.fill('krok');

    await expectErrorPage(page, SWEDISH, told);
    await expect(page.getByText('secret words')).toHaveCount(0);
    complaints.length = 0;

    await page.getByRole('banner').getByRole('link', { name: SWEDISH.home }).click();
    await expect(page.getByText(SWEDISH.errorTitle)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });
}

test('ERR-06 SRCH-20 a failure that belongs to an older text is nobody’s any more', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.list);
  const field = await focusSearch(page, SWEDISH);
  const held = await delaySuggestions(page);
  await field.fill('krok');
  await expect.poll(() => held.length).toBe(1);

  await field.fill('lampa');
  await held[0]?.fail(500);
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.release();

  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.listTitle);
});

test('ERR-06 a failure that comes after the search was closed is nobody’s any more', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.list);
  const field = await focusSearch(page, SWEDISH);
  const held = await delaySuggestions(page);
  await field.fill('krok');
  await expect.poll(() => held.length).toBe(1);

  await page.keyboard.press('Escape');
  await held[0]?.fail(500);
  // A later search shows that the earlier one has been dealt with.
  await field.fill('lampa');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.release();

  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.listTitle);
});

for (const words of [SWEDISH, ENGLISH]) {
  test(`an API that is slow or fails is told in words, and Enter still searches (${words.locale})`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    await open((words.locale === 'sv' ? sv : en) + words.front);
    const field = await focusSearch(page, words);
    await page.route('**/graphql', (route) => route.abort());
    await field.fill(words.text);
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expect(field).toHaveValue(words.text);
    // The browser reports the request that was refused.
    complaints.length = 0;

    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  });
}
