import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { orderTotals } from './orderTotals.ts';

test('the rows are subtotal, shipping and total', () => {
  expect(orderTotals(anOrder(), true, 'sv-SE')).toEqual([
    { key: 'subTotal', amount: '400 kr' },
    { key: 'shipping', amount: '49 kr' },
    { key: 'total', amount: '449 kr' },
  ]);
});

test('shipping without a fee is free', () => {
  expect(orderTotals(anOrder({ shippingFee: aPrice(0) }), true, 'sv-SE')[1]).toEqual({
    key: 'shipping',
    amount: '0 kr',
    isFree: true,
  });
});

test('a discount, a payment fee and a balance add rows', () => {
  const order = anOrder({
    discount: aPrice(40),
    paymentFee: aPrice(29),
    fromBalance: 100,
    fromBalanceFormatted: '100 kr',
    orderTotal: aPrice(338),
  });

  expect(orderTotals(order, true, 'sv-SE')).toEqual([
    { key: 'subTotal', amount: '400 kr' },
    { key: 'discount', amount: '−40 kr' },
    { key: 'shipping', amount: '49 kr' },
    { key: 'payment', amount: '29 kr' },
    { key: 'balance', amount: '−100 kr' },
    { key: 'total', amount: '338 kr' },
  ]);
});

test('without VAT in prices, the VAT is listed above the total', () => {
  expect(orderTotals(anOrder({ orderTotal: aPrice(450) }), false, 'sv-SE')).toEqual([
    { key: 'subTotal', amount: '320 kr' },
    { key: 'shipping', amount: '39,20 kr' },
    { key: 'totalExVat', amount: '360\u00A0kr' },
    { key: 'vat', amount: '90 kr' },
    { key: 'total', amount: '450 kr' },
  ]);
});

test('the rows of an order without VAT add up to the amount that was left after store credit [PRICE-03]', () => {
  const credit = { fromBalance: 100, fromBalanceFormatted: '100 kr', orderTotal: aPrice(350) };

  expect(orderTotals(anOrder(credit), false, 'sv-SE').slice(-4)).toEqual([
    { key: 'totalExVat', amount: '360\u00A0kr' },
    { key: 'vat', amount: '90 kr' },
    { key: 'balance', amount: '−100 kr' },
    { key: 'total', amount: '350 kr' },
  ]);
});
