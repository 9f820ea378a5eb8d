import { screen, within } from '@testing-library/react';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderProduct } from '../../testing/renderProduct.tsx';

const tier = (quantity: number, price: number) => ({
  quantity,
  price: aPrice(price),
  discount: 0,
  discountPercentage: 0,
});

/** 100 kronor, 90 from 4 and 80 from 8. */
const prices = [tier(1, 100), tier(4, 90), tier(8, 80)];

/** A cart with `quantity` of the product's only size. */
function cartWith(quantity: number) {
  const line = aCartLine({ skuId: 70, quantity, product: aProduct(), campaign: { appliedCampaigns: [], prices } });
  return aCart({ items: [line] });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Pris efter antal' }))
    .getAllByRole('row')
    .map((row) => ({ text: row.textContent, isCurrent: row.hasAttribute('aria-current') }));

test('a campaign links to its list and explains its conditions', async () => {
  const campaign = aCampaign({ name: 'Mängdrabatt', canonicalUrl: '/dc/mangdrabatt' });
  const { calls } = await renderProduct({
    product: { discountCampaigns: [campaign, aCampaign({ name: 'Höstrea' })] },
    api: { campaignPage: { data: { listPageInfo: { primaryDescription: '10 % rabatt från 6 st.' } } } },
  });

  const campaigns = within(screen.getByRole('list', { name: 'Kampanjer' }));
  expect(campaigns.getByRole('link', { name: 'Mängdrabatt' })).toHaveAttribute('href', '/dc/mangdrabatt');
  expect(campaigns.getByText('10 % rabatt från 6 st.')).toBeVisible();
  expect(campaigns.getByText('Höstrea')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'campaignPage')).toHaveLength(1);
});

test('a campaign has its name alone if its list fails to load', async () => {
  const campaign = aCampaign({ name: 'Mängdrabatt', canonicalUrl: '/dc/mangdrabatt' });
  await renderProduct({
    product: { discountCampaigns: [campaign] },
    api: { campaignPage: { failure: { status: 503 } } },
  });

  expect(screen.getByRole('link', { name: 'Mängdrabatt' })).toBeVisible();
});

const TABLE = [
  { text: 'Från 1 st100 kr styck', isCurrent: true },
  { text: 'Från 4 st90 kr styck−10 %', isCurrent: false },
  { text: 'Från 8 st80 kr styck−20 %', isCurrent: false },
];

test('the prices by quantity are a table before the product is in the cart, with the quantity to the next price [CART-04]', async () => {
  const { user } = await renderProduct({ product: { quantityPrices: prices }, cart: null });

  expect(rows()).toEqual(TABLE);
  expect(screen.getByText('Lägg till 3 till så kostar de 90 kr styck (−10 %).')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(screen.getByText('Lägg till 2 till så kostar de 90 kr styck (−10 %).')).toBeVisible();
});

test('the prices by quantity exclude VAT for a shopper who sees prices without it', async () => {
  const tiers = prices.map((one) => ({ ...one, price: { ...one.price, sellingPriceExVatFormatted: 'utan moms' } }));
  await renderProduct({
    product: { quantityPrices: tiers },
    state: { site: { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'desktop' } },
  });

  expect(rows().map(({ text }) => text)).toEqual([
    'Från 1 stutan moms styck',
    'Från 4 stutan moms styck−10 %',
    'Från 8 stutan moms styck−20 %',
  ]);
});

test('with an API without the additions the table needs the product in the cart', async () => {
  const withoutAdditions = { product: { quantityPrices: prices }, config: { apiAdditions: false } };
  const { unmount } = await renderProduct({ ...withoutAdditions, cart: null });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  unmount();

  await renderProduct({ ...withoutAdditions, cart: cartWith(1) });

  expect(rows()).toEqual(TABLE);
});

test('the quantity in the cart counts towards the next price [CART-04]', async () => {
  const { user } = await renderProduct({ product: { quantityPrices: prices }, cart: cartWith(1) });

  expect(rows()).toEqual(TABLE);
  expect(screen.getByText('Lägg till 2 till så kostar de 90 kr styck (−10 %).')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));
  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(rows().map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  expect(screen.getByText('Lägg till 4 till så kostar de 80 kr styck (−20 %).')).toBeVisible();
});

test('the last price by quantity has no next one', async () => {
  await renderProduct({ product: { quantityPrices: prices }, cart: cartWith(7) });

  expect(rows().map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  expect(screen.queryByText(/^Lägg till/)).not.toBeInTheDocument();
});

test('a product without prices by quantity has no table', async () => {
  await renderProduct({ cart: aCart() });

  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
