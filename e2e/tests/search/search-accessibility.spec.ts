import { expectNoFaults } from '../../support/faults.ts';
import { inTurn } from '../../support/inTurn.ts';
import { answerQueries, expectErrorPage, focusSearch, holdSuggestions, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Each state of the whole page is examined. */
const MANY_STATES_MS = 90_000;

for (const { words, width } of inTurn('faults of the search', VARIANTS)) {
  test(`no state of the search has an accessibility fault (${words.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    test.setTimeout(MANY_STATES_MS);
    await page.setViewportSize({ width, height: 844 });
    await open((words.locale === 'sv' ? sv : en) + words.front);
    const field = await focusSearch(page, words);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoFaults(page, 'idle');

    await field.fill('qqq');
    await expect(page.getByText(words.nothing).first()).toBeVisible();
    await expectNoFaults(page, 'no results');

    await field.fill(words.text);
    await expect(page.getByRole('option', { name: words.seeAll })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoFaults(page, 'results');

    const held = await holdSuggestions(page);
    await field.fill(words.begin);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expectNoFaults(page, 'results of the text before');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.release();
    await expect(page.getByRole('option', { name: words.found }).first()).toBeVisible();

    await page.keyboard.press('Escape');
    await focusSearch(page, words);
    await expect(page.getByRole('group', { name: words.recent })).toBeVisible();
    await expectNoFaults(page, 'recent searches');

    // Never answered.
    await field.fill(words.text);
    await expect(page.getByText(words.loading)).toBeVisible();
    await expectNoFaults(page, 'loading');
  });

  test(`no failure of the search has an accessibility fault (${words.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    test.setTimeout(MANY_STATES_MS);
    await page.setViewportSize({ width, height: 844 });
    await open((words.locale === 'sv' ? sv : en) + words.front);
    const field = await focusSearch(page, words);
    await answerQueries(page, 'productSuggestions', async (route) => route.abort());
    await field.fill(words.begin);
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expectNoFaults(page, 'without an answer');

    await page.unroute('**/graphql');
    await answerQueries(page, 'productSuggestions', async (route) => route.fulfill({ status: 502 }));
    await field.fill(words.text);
    await expectErrorPage(page, words, 'Received status code 502');
    await expectNoFaults(page, 'the error page');
    // The browser writes both failures to its console.
    complaints.length = 0;
  });
}
