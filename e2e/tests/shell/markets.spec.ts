import { selectMarket } from '../../support/selectMarket.ts';
import { expect, test } from '../../support/siteTest.ts';

test('a market change updates all prices without a reload and is stored for a year [LOCALE-17, LOCALE-18]', async ({
  page,
  sv,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${sv}/p/pallar/trefot-pall-ek`);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('button', { name: /Varukorg, 1 vara, .* kr/ })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));

  await selectMarket(page, /Finland/);

  await expect(page.getByRole('button', { name: /Varukorg, 1 vara, .*€/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  expect(documents).toBe(0);
  const cookies = await page.context().cookies(sv);
  for (const name of ['ralph-selected-market', 'ralph-checkout-market']) {
    const cookie = cookies.find((candidate) => candidate.name === name);
    expect([name, cookie?.value]).toEqual([name, 'fi']);
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  }

  await page.reload();
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
});
