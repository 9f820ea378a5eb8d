import type { Page } from '@playwright/test';
import { focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/* DOM events that the search dispatches for listeners such as a tag manager. */

test('the search dispatches an event for each selected option and when it closes', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.list);
  const readEvents = await listenToSearch(page);

  for (const { type, option: label, name } of [
    { type: 'product', option: SWEDISH.found, name: SWEDISH.found },
    { type: 'category', option: /^Belysning \d+$/, name: /^Belysning$/ },
    { type: 'brand', option: /^Sotmåne \d+$/, name: /^Sotmåne$/ },
  ]) {
    const field = await focusSearch(page, SWEDISH);
    await field.fill('lampa');
    const option = page.getByRole('option', { name: label }).first();
    const canonicalUrl = await option.getAttribute('href');
    await option.click();
    await expect(page).toHaveURL(`${sv}${canonicalUrl}`);
    await expect(page.getByRole('listbox')).toBeHidden();

    const data = {
      name: expect.stringMatching(name),
      canonicalUrl,
      ...(type === 'product' && { productId: expect.any(Number) }),
    };
    expect(await readEvents()).toEqual([
      ['search:click', { type, data }],
      ['search:closed', null],
    ]);
  }

  const field = await focusSearch(page, SWEDISH);
  await page.getByRole('group', { name: SWEDISH.recent }).getByRole('option', { name: 'lampa' }).click();
  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  expect(await readEvents()).toEqual([['search:click', { type: 'suggestion', data: 'lampa' }]]);

  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await readEvents()).toEqual([['search:closed', null]]);
});

/** @returns a function that reads the events since its last call: name and detail */
async function listenToSearch(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const events: unknown[] = [];
    Reflect.set(window, 'searchEvents', events);
    for (const name of ['search:click', 'search:closed']) {
      document.addEventListener(name, (event) =>
        events.push([name, event instanceof CustomEvent ? event.detail : event]),
      );
    }
  });
  return async () =>
    page.evaluate(() => {
      const events: unknown = Reflect.get(window, 'searchEvents');
      return Array.isArray(events) ? events.splice(0) : [];
    });
}
