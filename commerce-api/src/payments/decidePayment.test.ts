import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { decidePayment, type PaymentDecision } from './decidePayment.ts';
import type { ProviderStatus } from './paymentProvider.ts';

const payment = { amountMinor: 24_900, currency: 'SEK', isCartUnchanged: true, isCartOrdered: false };
const authorized: ProviderStatus = {
  state: 'authorized',
  amountMinor: 24_900,
  currency: 'SEK',
  contact: null,
  refunds: {},
};

test.each<
  [
    name: string,
    changes: Partial<typeof payment>,
    status: ProviderStatus | { state: 'expired' },
    decision: PaymentDecision,
  ]
>([
  ['an unpaid payment waits', {}, { state: 'open' }, { step: 'wait' }],
  ['an undecided payment waits', {}, { state: 'pending' }, { step: 'wait' }],
  ['a refused payment ends', {}, { state: 'refused' }, { step: 'end', reason: 'refused' }],
  ['a blocked customer ends the payment', {}, { state: 'blocked' }, { step: 'end', reason: 'blocked' }],
  ['an expired payment ends', {}, { state: 'expired' }, { step: 'end', reason: 'expired' }],
  ['a canceled payment ends', {}, { state: 'canceled' }, { step: 'end', reason: 'canceled' }],
  ['an authorized payment is ordered', {}, authorized, { step: 'order' }],
  [
    'a payment that the provider captured itself is ordered',
    {},
    { ...authorized, state: 'captured' },
    { step: 'order' },
  ],
  ['another amount is returned', {}, { ...authorized, amountMinor: 24_899 }, { step: 'void', reason: 'amountDiffers' }],
  ['another currency is returned', {}, { ...authorized, currency: 'NOK' }, { step: 'void', reason: 'amountDiffers' }],
  [
    'a payment of a changed cart is returned',
    { isCartUnchanged: false },
    authorized,
    { step: 'void', reason: 'cartChanged' },
  ],
  [
    'a second payment of one cart is returned',
    { isCartOrdered: true },
    authorized,
    { step: 'void', reason: 'alreadyOrdered' },
  ],
])('%s', (_name, changes, status, decision) => {
  expect(decidePayment({ ...payment, ...changes }, status)).toEqual(decision);
});

test('money never stays with the shop without an order, and no order is written without its exact amount', () => {
  assert(
    property(
      record({
        amountMinor: integer({ min: 1, max: 5 }),
        currency: constantFrom('SEK', 'EUR'),
        isCartUnchanged: boolean(),
        isCartOrdered: boolean(),
      }),
      constantFrom('authorized', 'captured'),
      integer({ min: 1, max: 5 }),
      constantFrom('SEK', 'EUR'),
      (changes, state, amountMinor, currency) => {
        const { step } = decidePayment(changes, { state, amountMinor, currency, contact: null, refunds: {} });
        const isExact = changes.amountMinor === amountMinor && changes.currency === currency;
        expect(step).toBe(isExact && changes.isCartUnchanged && !changes.isCartOrdered ? 'order' : 'void');
      },
    ),
  );
});
