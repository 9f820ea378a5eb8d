import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { expect, test, touch } from '../../support/siteTest.ts';

test('the Swedish site has no locale prefix and its own domain [ROUTE-01, LOCALE-05]', async ({ sv }) => {
  const { status, body } = await httpGet(`${sv}/`);

  expect(status).toBe(200);
  expect(body).toContain('<html lang="sv-SE"');
  expect((await httpGet(`${sv.replace('localhost', 'sv.localhost')}/`)).body).toContain('<html lang="sv-SE"');
});

test('a path without a locale prefix on the English domain is redirected under /en [ROUTE-02, LOCALE-14]', async ({
  en,
}) => {
  const root = await httpGet(`${en}/`);
  const list = await httpGet(`${en}/c/hardware?page=2`);

  expect([root.status, root.headers.location]).toEqual([302, '/en']);
  expect([list.status, list.headers.location]).toEqual([302, '/en/c/hardware?page=2']);
  expect((await httpGet(`${en}/en`)).body).toContain('<html lang="en-US"');
});

test('messages of the other language are not fetched [LOCALE-12]', async ({ page, sv, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  // The first document contains the messages of its page.
  await open(`${sv}/`);
  await touch(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Beslag' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beslag' })).toBeVisible();

  expect(scripts.some((url) => url.includes('messages.sv'))).toBe(true);
  expect(scripts.some((url) => url.includes('messages.en'))).toBe(false);
});

test('the link to the other language opens its domain [TOP-06]', async ({ page, sv, en, open }) => {
  await open(`${sv}/`);

  await page.getByRole('link', { name: 'English' }).first().click();

  await expect(page).toHaveURL(new RegExp(`^${en}/en`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
