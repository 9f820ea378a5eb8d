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
    balance: aBalance(100, 350),
  });

  expect(totalsRows(aCart({ summary }), true, format)).toEqual(
    expect.arrayContaining([
      { key: 'fixedDiscount', amount: '−50 SEK' },
      { key: 'balance', amount: '−100 kr' },
      { key: 'total', amount: '350 kr' },
    ]),
  );
});

test('the shipping fee is estimated while the default carrier is selected and shipping is not free', () => {
  const isEstimated = (isDefault: boolean, amountLeftToFreeShipping: number) =>
    totalsRows(
      aCart({ summary: aCartSummary({ shipping: aShippingOption(49, { isDefault, amountLeftToFreeShipping }) }) }),
      true,
      format,
    ).find(({ key }) => key === 'shipping')?.isEstimated;

  expect([isEstimated(true, 600), isEstimated(true, 0), isEstimated(false, 600)]).toEqual([true, false, false]);
});

test('without VAT in prices, the amount to pay includes VAT', () => {
  const rows = totalsRows(aCart({ summary: aCartSummary({ total: aPrice(250) }) }), false, format);

  expect(rows.slice(-3)).toEqual([
    { key: 'totalExVat', amount: '200 kr' },
    { key: 'vat', amount: '50 kr' },
    { key: 'total', amount: '250 kr' },
  ]);
});
