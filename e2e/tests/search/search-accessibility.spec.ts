import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { mockQueries, expectErrorPage, focusSearch, delaySuggestions, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Each state of the whole page is examined. */
const MANY_STATES_MS = 90_000;

for (const { words, width } of sampleVariants('faults of the search', VARIANTS)) {
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
    await expectAccessible(page, 'idle');

    await field.fill('qqq');
    await expect(page.getByText(words.nothing).first()).toBeVisible();
    await expectAccessible(page, 'no results');

    await field.fill(words.text);
    await expect(page.getByRole('option', { name: words.seeAll })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'results');

    const held = await delaySuggestions(page);
    await field.fill(words.begin);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, 'results of the text before');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.release();
    await expect(page.getByRole('option', { name: words.found }).first()).toBeVisible();

    await page.keyboard.press('Escape');
    await focusSearch(page, words);
    await expect(page.getByRole('group', { name: words.recent })).toBeVisible();
    await expectAccessible(page, 'recent searches');

    // Never answered.
    await field.fill(words.text);
    await expect(page.getByText(words.loading)).toBeVisible();
    await expectAccessible(page, 'loading');
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
    await mockQueries(page, 'productSuggestions', async (route) => route.abort());
    await field.fill(words.begin);
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expectAccessible(page, 'without an answer');

    await page.unroute('**/graphql');
    await mockQueries(page, 'productSuggestions', async (route) => route.fulfill({ status: 502 }));
    await field.fill(words.text);
    await expectErrorPage(page, words, 'Received status code 502');
    await expectAccessible(page, 'the error page');
    // The browser writes both failures to its console.
    complaints.length = 0;
  });
}
