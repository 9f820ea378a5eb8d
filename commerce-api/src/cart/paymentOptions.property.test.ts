import * as fc from 'fast-check';
import { isCredit } from '@hemvaror/domain/payment/paymentMethod';
import { seedMarketEntries, seedMarkets } from '../../test/seedMarkets.ts';
import { CUSTOMER_TYPES, NO_PROVIDER, PAYMENT_TYPES } from '../markets/payments.ts';
import type { PaymentMethodEntry } from '../model/catalogEntries.ts';
import { paymentOptions, selectedPayment, type Payable } from './options.ts';

const ENTRIES = seedMarketEntries();
const [FIRST] = ENTRIES.paymentMethods;
const DESTINATIONS = seedMarkets().channels.flatMap(({ id: channelId, markets }) =>
  markets.filter(({ delivers }) => delivers).map(({ id: marketId, country }) => ({ channelId, marketId, country })),
);
const PARCEL: Payable = {
  parcel: { sides: [100, 100, 100], weight: 500, supplies: ['stock'], goodsMinor: 49_900, vatRate: 25, quote: null },
  shippingMinor: 4_900,
};
const ZIPS: Record<string, string> = {
  NO: '0150',
  DK: '1050',
  BE: '1000',
  AT: '1010',
  FI: '00100',
  NL: '1011 AB',
  IE: 'D02 X285',
  SE: '111 22',
};

/** The methods of a shop: some of the six types in any order, with or without the word of the merchant. */
const METHODS = fc
  .uniqueArray(
    fc.record({
      paymentType: fc.constantFrom(...PAYMENT_TYPES),
      logo: fc.constantFrom('card', 'invoice', 'klarna', 'unknown'),
      isCredit: fc.constantFrom(true, false, null),
      customerTypes: fc.subarray([...CUSTOMER_TYPES], { minLength: 1 }),
      order: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 6 },
  )
  .map((methods) =>
    methods.flatMap((method, index): PaymentMethodEntry[] =>
      FIRST ? [{ ...FIRST, ...method, id: index + 1, provider: NO_PROVIDER, countries: [] }] : [],
    ),
  );

test('credit is neither first nor preselected for a person, in each country [CHECKOUT-02]', () => {
  fc.assert(
    fc.property(
      METHODS,
      fc.constantFrom(...DESTINATIONS),
      fc.constantFrom(...CUSTOMER_TYPES),
      (paymentMethods, { channelId, marketId, country }, customerType) => {
        const view = seedMarkets({ paymentMethods }).viewOf({ channelId, marketId });
        const choice = { customerType, billingAddress: { zip: ZIPS[country.code] ?? '10115' } };
        const options = paymentOptions(choice, PARCEL, view);
        const selected = options.filter(({ isSelected }) => isSelected);
        const accepted = view.market.payments.filter(({ customerTypes }) => customerTypes.includes(customerType));

        expect(new Set(options.map(({ id }) => id))).toEqual(new Set(accepted.map(({ id }) => id)));
        expect(options).toHaveLength(accepted.length);
        expect(selectedPayment(choice, PARCEL, view)).toEqual(selected[0] ?? null);
        if (customerType === 'ORGANIZATION') {
          expect(options.map(({ id }) => id)).toEqual(accepted.map(({ id }) => id));
          expect(selected.map(({ id }) => id)).toEqual(accepted.slice(0, 1).map(({ id }) => id));
        } else {
          const withoutCredit = accepted.filter((method) => !isCredit(method));
          expect(options.slice(0, withoutCredit.length).every((option) => !option.isCredit)).toBe(true);
          expect(selected.map(({ id }) => id)).toEqual(withoutCredit.slice(0, 1).map(({ id }) => id));
          expect(selected.every(({ isDefault }) => isDefault)).toBe(true);
        }
      },
    ),
  );
});

test('a person can choose credit, which is no default then [CHECKOUT-02]', () => {
  const view = seedMarkets().viewOf({});
  const [invoice] = paymentOptions({ paymentId: 18 }, PARCEL, view);

  expect(invoice).toMatchObject({ id: 18, isCredit: true, isDefault: false, isSelected: true });
});
