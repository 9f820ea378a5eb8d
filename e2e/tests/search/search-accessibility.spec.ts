import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { mockQueries, expectErrorPage, focusSearch, delaySuggestions, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/** All that the states change. */
const SEARCH = 'header';

for (const { texts, width } of sampleVariants('faults of the search', VARIANTS)) {
  test(`no state of the search has accessibility violations (${texts.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((texts.locale === 'sv' ? sv : en) + texts.front);
    const field = await focusSearch(page, texts);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, 'idle');

    await field.fill('qqq');
    await expect(page.getByText(texts.noResults).first()).toBeVisible();
    await expectAccessible(page, 'no results', SEARCH);

    await field.fill(texts.text);
    await expect(page.getByRole('option', { name: texts.seeAll })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'results', SEARCH);

    const delayed = await delaySuggestions(page);
    await field.fill(texts.begin);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, 'results of the previous text', SEARCH);
    await expect.poll(() => delayed.length).toBe(1);
    await delayed[0]?.release();
    await expect(page.getByRole('option', { name: texts.found }).first()).toBeVisible();

    await page.keyboard.press('Escape');
    await focusSearch(page, texts);
    await expect(page.getByRole('group', { name: texts.recent })).toBeVisible();
    await expectAccessible(page, 'recent searches', SEARCH);

    // The response stays pending.
    await field.fill(texts.text);
    await expect(page.getByText(texts.loading)).toBeVisible();
    await expectAccessible(page, 'loading', SEARCH);
  });

  test(`no error state of the search has accessibility violations (${texts.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((texts.locale === 'sv' ? sv : en) + texts.front);
    const field = await focusSearch(page, texts);
    await mockQueries(page, 'productSuggestions', async (route) => route.abort());
    await field.fill(texts.begin);
    await expect(page.getByText(texts.failed).first()).toBeVisible();
    await expectAccessible(page, 'no response', SEARCH);

    await page.unroute('**/graphql');
    await mockQueries(page, 'productSuggestions', async (route) => route.fulfill({ status: 502 }));
    await field.fill(texts.text);
    await expectErrorPage(page, texts, 'Received status code 502');
    await expectAccessible(page, 'the error page');
    // The browser logs both failures.
    consoleMessages.length = 0;
  });
}
