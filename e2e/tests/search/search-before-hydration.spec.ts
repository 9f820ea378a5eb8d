import { ENGLISH, focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* The search while its code is loading or fails to load. */

test('text typed before the search is interactive is kept, and Enter opens its results', async ({ page, sv }) => {
  // Without the code of the search, the field stays as rendered on the server.
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

test('Enter before the search is interactive submits the native form', async ({ page, sv }) => {
  await page.route('**/*expose_SearchBox*.js', () => undefined);
  await page.goto(sv);
  await hydrated(page);
  await page.locator('input[name="q"]').click();
  await page.keyboard.type('mässing');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${sv}/s/m%C3%A4ssing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
});

test('the search works if the code of the suggestions fails to load', async ({ page, sv, open, consoleMessages }) => {
  let aborted = 0;
  await page.route('**/Suggestions.js', async (route) => {
    aborted += 1;
    await route.abort();
  });
  await open(sv);
  const field = page.locator('input[name="q"]');
  await field.click();
  await expect.poll(() => aborted).toBeGreaterThan(0);
  await field.fill('mässing');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
  consoleMessages.length = 0;
});

test('with data saver, focusing the search loads the suggestions and their styles, which no page loads before', async ({
  page,
  sv,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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

test('without JavaScript, the form opens the results, which the server renders [SRCH-42]', async ({
  browser,
  sv,
  en,
}) => {
  for (const [site, texts] of [
    [sv, SWEDISH],
    [en, ENGLISH],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site + texts.front);
    await page.getByRole('searchbox').fill(texts.text);
    await page.getByRole('search').getByRole('button', { name: texts.submit, exact: true }).click();

    await expect(page).toHaveURL(`${site}${texts.results}${encodeURIComponent(texts.text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.close();
  }
});
