import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const STOOL = { sv: '/p/pallar/trefot-pall-ek', en: /\/en\/p\/.*trefot/ };

test('the link to the other language keeps the page and hands over cart and favorites once [TOP-06]', async ({
  page,
  sv,
  en,
  open,
}) => {
  await open(sv + STOOL.sv);
  await page
    .getByRole('button', { name: /favorit/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'English' }).first().click();

  await expect(page).toHaveURL(STOOL.en);
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorites, 1 saved' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(new URL(page.url()).origin).toBe(en);

  // After the handoff, the site itself stores them.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible();
});

for (const [path, counterpart] of [
  ['/s/l%C3%A5dhandtag', '/en/s/l%C3%A5dhandtag'],
  ['/cookies', '/en/cookies'],
  ['/finns-inte-alls', '/en'],
]) {
  test(`the link to the other language leads from ${path} to ${counterpart}`, async ({ sv, en }) => {
    const { body } = await httpGet(sv + path);

    expect(body).toContain(`href="${en}${counterpart}" lang="en"`);
  });
}

test('a handoff that the shop did not create is ignored', async ({ page, sv, open }) => {
  await open(`${sv}/#carry&cart=99999999-2222-4333-8444-555555555555&favorites=3`);

  expect(new URL(page.url()).hash).toBe('');
  expect((await page.context().cookies()).some(({ name }) => name === 'ralph-cart')).toBe(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoriter', exact: true })).toBeVisible();
});
