import type { Page } from '@playwright/test';
import { focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/* What the search tells whoever listens above its form, such as a tag manager. */

test('the search tells which product, category, brand or recent search was taken, and that it closed', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.list);
  const told = await listenToSearch(page);

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
    expect(await told()).toEqual([
      ['search:click', { type, data }],
      ['search:closed', null],
    ]);
  }

  const field = await focusSearch(page, SWEDISH);
  await page.getByRole('group', { name: SWEDISH.recent }).getByRole('option', { name: 'lampa' }).click();
  await expect(page.getByRole('option', { name: SWEDISH.found }).first()).toBeVisible();
  expect(await told()).toEqual([['search:click', { type: 'suggestion', data: 'lampa' }]]);

  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await told()).toEqual([['search:closed', null]]);
});

/** @returns how to ask for the events since the last time: name and detail */
async function listenToSearch(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Reflect.set(window, 'told', told);
    for (const name of ['search:click', 'search:closed']) {
      document.addEventListener(name, (event) =>
        told.push([name, event instanceof CustomEvent ? event.detail : event]),
      );
    }
  });
  return async () =>
    page.evaluate(() => {
      const told: unknown = Reflect.get(window, 'told');
      return Array.isArray(told) ? told.splice(0) : [];
    });
}
