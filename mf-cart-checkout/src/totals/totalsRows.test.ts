import { aBalance, aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { totalsRows } from './totalsRows.ts';

const format = (amount: number) => `${amount} SEK`;
const keys = (...given: Parameters<typeof totalsRows>) => totalsRows(...given).map(({ key }) => key);

test('subtotal, shipping and total are always listed, also before the first API response', () => {
  expect(keys(aCart(), true, format)).toEqual(['subTotal', 'shipping', 'total']);
  expect(keys(aCart({ summary: null }), true, format)).toEqual(['subTotal', 'shipping', 'total']);
});

test('a discounted subtotal adds rows for the regular price and the discount', () => {
  const subTotal = aPrice(180, {
    isDiscounted: true,
    regularPriceIncVatFormatted: '200 kr',
    discountIncVatFormatted: '20 kr',
  });

  expect(totalsRows(aCart({ summary: aCartSummary({ subTotal }) }), true, format).slice(0, 3)).toEqual([
    { key: 'regular', amount: '200 kr' },
    { key: 'discount', amount: '−20 kr' },
    { key: 'subTotal', amount: '180 kr' },
  ]);
});

test('the promo code discount has a separate row, with the VAT rate of the goods', () => {
  const summary = aCartSummary({
    subTotal: aPrice(200, { discountIncVat: 20 }),
    total: aPrice(199, { isDiscounted: true, discountIncVat: 70 }),
  });
  const codeRow = (vatIncluded: boolean) =>
    totalsRows(aCart({ summary }), vatIncluded, format).find(({ key }) => key === 'codeDiscount');

  expect(codeRow(true)?.amount).toBe('−50 SEK');
  expect(codeRow(false)?.amount).toBe('−40 SEK');
});

test('a fixed discount and a balance have separate rows, and the total is what is left to pay', () => {
  const summary = aCartSummary({
    fixedAmountDiscountIncVat: 50,
    total: aPrice(350),
    balance: aBalance(100),
  });

  expect(totalsRows(aCart({ summary }), true, format)).toEqual(
    expect.arrayContaining([
      { key: 'fixedDiscount', amount: '−50 SEK' },
      { key: 'balance', amount: '−100 kr' },
      { key: 'total', amount: '350 kr' },
    ]),
  );
});

test.each([
  ['the default carrier, before a zip is known', { isDefault: true, zip: null }, { kind: 'from' }],
  ['the default carrier for a zip', { isDefault: true, zip: '111 22' }, { kind: 'zip', zip: '111 22' }],
  ['free shipping', { isDefault: true, zip: null, amountLeftToFreeShipping: 0 }, undefined],
  ['a selected carrier', { isDefault: false, zip: '111 22' }, undefined],
])('the shipping fee of %s is an estimate: %j', (_of, option, estimate) => {
  const summary = aCartSummary({ shipping: aShippingOption(49, option) });

  expect(totalsRows(aCart({ summary }), true, format).find(({ key }) => key === 'shipping')?.estimate).toEqual(
    estimate,
  );
});

test('an API that does not say for which zip a fee is has an estimate', () => {
  const { zip: _addition, ...shipping } = aShippingOption(49, { isDefault: true });
  const summary = { ...aCartSummary(), shipping };

  expect(totalsRows({ ...aCart(), summary }, true, format).find(({ key }) => key === 'shipping')?.estimate).toEqual({
    kind: 'unknown',
  });
});

test('a payment fee has a separate row, with or without VAT', () => {
  const fees = { paymentFeeIncVat: 29, paymentFeeExVat: 23.2, shippingFeeIncVat: 49, shippingFeeExVat: 39.2 };
  const cart = aCart({ summary: aCartSummary({ fees }) });
  const feeRow = (vatIncluded: boolean) =>
    totalsRows(cart, vatIncluded, format).find(({ key }) => key === 'paymentFee');

  expect(feeRow(true)?.amount).toBe('29 SEK');
  expect(feeRow(false)?.amount).toBe('23.2 SEK');
  expect(
    keys(aCart({ summary: aCartSummary({ fees: { ...fees, paymentFeeIncVat: 0 } }) }), true, format),
  ).not.toContain('paymentFee');
});

test('without VAT in prices, the amount to pay includes VAT', () => {
  const summary = aCartSummary({ total: aPrice(250), vats: [{ rate: 25, exactRate: 25, amount: 50 }] });

  expect(totalsRows(aCart({ summary }), false, format).slice(-3)).toEqual([
    { key: 'totalExVat', amount: '200 SEK' },
    { key: 'vat', amount: '50 SEK' },
    { key: 'total', amount: '250 kr' },
  ]);
});

test('store credit does not reduce the VAT: the rows of a purchase without VAT add up to the amount to pay [PRICE-03]', () => {
  const summary = aCartSummary({
    total: aPrice(150),
    vats: [
      { rate: 6, exactRate: 6, amount: 5.65 },
      { rate: 25, exactRate: 25, amount: 30 },
    ],
    balance: aBalance(100),
  });

  expect(totalsRows(aCart({ summary }), false, format).slice(-4)).toEqual([
    { key: 'totalExVat', amount: '214.35 SEK' },
    { key: 'vat', amount: '35.65 SEK' },
    { key: 'balance', amount: '−100 kr' },
    { key: 'total', amount: '150 kr' },
  ]);
});
