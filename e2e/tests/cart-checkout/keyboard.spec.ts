import { CONFIRMED, fillAddress, showPayments } from '../../support/checkout.ts';
import { PERSONAL_ID, personalIdIn } from '../../support/personalId.ts';
import { SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';
import { tabTo } from '../../support/tabTo.ts';

test('a purchase by keyboard only, ordered in two tabs at once, is one order [CHECKOUT-21]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const { checkout } = SWEDISH;
  await page.goto(sv + SWEDISH.product);
  await hydrated(page);
  const main = page.getByRole('main');
  const keys = page.keyboard;

  await tabTo(page, main.getByRole('button', { name: SWEDISH.add }).first());
  await keys.press('Enter');
  // The notice is the next stop after the button that showed it.
  await tabTo(page, page.getByRole('link', { name: 'Till kassan' }), 3);
  await keys.press('Enter');

  await expect(page).toHaveURL(sv + checkout.path);
  const shipping = main.getByRole('region', { name: 'Frakt' });
  await tabTo(page, shipping.getByLabel('Postnummer'));
  await keys.type(checkout.zip[1]);
  await tabTo(page, shipping.getByRole('button', { name: checkout.showShipping }), 1);
  await keys.press('Enter');
  await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(1);
  await tabTo(page, shipping.getByRole('radio', { checked: true }), 1);
  await keys.press('ArrowDown');
  await expect(shipping.getByRole('radio').nth(1)).toBeChecked();
  // A way without credit is selected, and the arrow keys lead to the others.
  const card = main.getByRole('radio', { name: /^Kort/ });
  await tabTo(page, card, 2);
  await expect(card).toBeChecked();
  const invoice = main.getByRole('radio', { name: /^Faktura/ });
  while (!(await invoice.isChecked())) await keys.press('ArrowDown');

  await tabTo(page, main.getByLabel('E-post'), 1);
  await keys.type('maja@hemvist.example');
  for (const [label, value] of checkout.fields) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await keys.type(value);
    if (label !== 'Telefon') continue;
    await tabTo(page, personalIdIn(page));
    await keys.type(PERSONAL_ID);
  }
  await tabTo(page, main.getByRole('checkbox', { name: checkout.terms }));
  await keys.press('Space');
  await tabTo(page, main.getByRole('button', { name: checkout.order }));

  const copy = await context.newPage();
  await copy.goto(sv + checkout.path);
  await hydrated(copy);
  const order = copy.getByRole('button', { name: checkout.order });
  await showPayments(copy, checkout.zip[1]);
  await fillAddress(copy, SWEDISH);
  await order.focus();

  await Promise.all([keys.press('Enter'), copy.keyboard.press('Enter')]);
  await Promise.all([page, copy].map(async (tab) => expect(tab).toHaveURL(CONFIRMED)));
  const [one, other] = [page, copy].map((tab) => new URL(tab.url()).searchParams.get('oid'));
  expect(one).toMatch(/^\d+$/);
  expect(other).toBe(one);
  await expect(page.getByRole('heading', { level: 1, name: 'Tack, Maja' })).toBeVisible();
  await expect(main).toContainText(String(one));
  await expect(main).toContainText(SWEDISH.productName);
  await open(sv + SWEDISH.home);
  await expect(page.getByRole('button', { name: 'Varukorg, tom' })).toBeVisible();
});
