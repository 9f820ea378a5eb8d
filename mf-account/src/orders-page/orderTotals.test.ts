import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { orderTotals } from './orderTotals.ts';

test('the rows are subtotal, shipping and total', () => {
  expect(orderTotals(anOrder(), true)).toEqual([
    { key: 'subTotal', amount: '400 kr' },
    { key: 'shipping', amount: '49 kr' },
    { key: 'total', amount: '449 kr' },
  ]);
});

test('a discount, a payment fee and a balance add rows', () => {
  const order = anOrder({
    discount: aPrice(40),
    paymentFee: aPrice(29),
    fromBalance: 100,
    fromBalanceFormatted: '100 kr',
  });

  expect(orderTotals(order, true)).toEqual([
    { key: 'subTotal', amount: '400 kr' },
    { key: 'discount', amount: '−40 kr' },
    { key: 'shipping', amount: '49 kr' },
    { key: 'payment', amount: '29 kr' },
    { key: 'balance', amount: '−100 kr' },
    { key: 'total', amount: '449 kr' },
  ]);
});

test('without VAT in prices, the VAT is listed above the total', () => {
  expect(orderTotals(anOrder({ orderTotal: aPrice(450) }), false)).toEqual([
    { key: 'subTotal', amount: '320 kr' },
    { key: 'shipping', amount: '39,20 kr' },
    { key: 'totalExVat', amount: '360 kr' },
    { key: 'vat', amount: '90 kr' },
    { key: 'total', amount: '450 kr' },
  ]);
});
