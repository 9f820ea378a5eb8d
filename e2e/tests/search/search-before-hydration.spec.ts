import { ENGLISH, focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* The search while its code is on its way, and where it never comes. */

test('what is typed before the search answers is kept, and Enter leads to its results', async ({ page, sv }) => {
  // Without the search's code the field stays as the server made it.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*expose_SearchBox*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(sv);
  await hydrated(page);
  const field = page.locator('input[name="q"]');
  await field.click();
  await page.keyboard.type('mässing');
  release();

  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();
  await expect(field).toHaveValue('mässing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sv}/s/m%C3%A4ssing`);
});

test('Enter before the search answers sends the form by itself', async ({ page, sv }) => {
  await page.route('**/*expose_SearchBox*.js', () => undefined);
  await page.goto(sv);
  await hydrated(page);
  await page.locator('input[name="q"]').click();
  await page.keyboard.type('mässing');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${sv}/s/m%C3%A4ssing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
});

test('suggestions whose code cannot be had leave a search that works', async ({ page, sv, open, complaints }) => {
  await page.route('**/Suggestions.*.js', (route) => route.abort());
  await open(sv);
  const field = page.locator('input[name="q"]');
  await field.click();
  await field.fill('mässing');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
  complaints.length = 0;
});

test('no page loads the suggestions before the search is focused, and then their styles come with them', async ({
  page,
  sv,
  open,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/Suggestions\./.test(request.url())) files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  for (const path of ['/', '/c/beslag', '/p/handtag/linje-stanghandtag-massing', '/s/krok', '/garanti', '/kassan']) {
    await open(sv + path);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(files, path).toEqual([]);
  }

  await open(sv);
  await focusSearch(page, SWEDISH);
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['css', 'js']));
});

test('SRCH-42 without JavaScript the form leads to the results, which the server renders', async ({
  browser,
  sv,
  en,
}) => {
  for (const [site, words] of [
    [sv, SWEDISH],
    [en, ENGLISH],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site + words.front);
    await page.getByRole('searchbox').fill(words.text);
    await page.getByRole('search').getByRole('button', { name: words.submit, exact: true }).click();

    await expect(page).toHaveURL(`${site}${words.results}${encodeURIComponent(words.text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.close();
  }
});
