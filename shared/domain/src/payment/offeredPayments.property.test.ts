import * as fc from 'fast-check';
import { defaultPayment, offeredPayments } from './offeredPayments.ts';
import { isCredit, type PaymentType } from './paymentMethod.ts';

const TYPES: (PaymentType | null)[] = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY', null];
const METHODS = fc.array(
  fc.record({
    paymentType: fc.constantFrom(...TYPES),
    logo: fc.constantFrom('card', 'swish', 'invoice', 'Klarna', 'unknown', null),
    isCredit: fc.constantFrom(true, false, null, undefined),
  }),
);

test('a person is offered all methods, those without credit first, each group in the order of the backend', () => {
  fc.assert(
    fc.property(METHODS, (methods) => {
      const offered = offeredPayments(methods, 'PERSON');

      expect(offered.map(isCredit)).toEqual(offered.map(isCredit).toSorted((a, b) => Number(a) - Number(b)));
      for (const credit of [false, true]) {
        expect(offered.filter((one) => isCredit(one) === credit)).toEqual(
          methods.filter((one) => isCredit(one) === credit),
        );
      }
    }),
  );
});

test('credit is never the default of a person, and any way without it is', () => {
  fc.assert(
    fc.property(METHODS, (methods) => {
      const chosen = defaultPayment(methods, 'PERSON');

      expect(chosen).toBe(methods.find((one) => !isCredit(one)) ?? null);
    }),
  );
});

test('a company has the order and the first method of the backend', () => {
  fc.assert(
    fc.property(METHODS, (methods) => {
      expect(offeredPayments(methods, 'ORGANIZATION')).toEqual(methods);
      expect(defaultPayment(methods, 'ORGANIZATION')).toBe(methods[0] ?? null);
    }),
  );
});
