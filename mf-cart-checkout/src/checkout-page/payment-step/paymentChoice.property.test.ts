import { isCredit } from '@hemvaror/domain/payment/paymentMethod';
import * as fc from 'fast-check';
import { payablePayments, selectedPayment, shownPayments } from './paymentChoice.ts';

const FLAGS = {
  logo: fc.constantFrom('card', 'swish', 'invoice', 'klarna', 'unknown', null),
  paymentType: fc.constantFrom('STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY', null),
  isSelected: fc.boolean(),
  isDefault: fc.boolean(),
} as const;
const numbered = <Option extends object>(options: fc.Arbitrary<Option>) =>
  fc.array(options, { maxLength: 6 }).map((all) => all.map((option, index) => ({ ...option, id: index + 1 })));
/** The options of an API with the published contract only: any way may be first and selected. */
const PUBLISHED = numbered(fc.record(FLAGS));
/** The options of an API that knows what credit is, and selects none by itself. */
const ADDED = numbered(fc.record({ ...FLAGS, isCredit: fc.boolean() })).map((options) =>
  options.map((option) => ({ ...option, isSelected: option.isSelected && !(option.isCredit && option.isDefault) })),
);

test('with any response of a published API, a person sees ways without credit first, and none with credit is selected', () => {
  fc.assert(
    fc.property(PUBLISHED, (sent) => {
      const shown = shownPayments(sent, 'PERSON').map(isCredit);
      const payable = payablePayments(sent, 'PERSON');
      const selected = selectedPayment(payable, null, 'PERSON');

      expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)));
      expect(selected === null || !isCredit(selected)).toBe(true);
      expect(selected === null).toBe(payable.every(isCredit));
    }),
  );
});

test('a way with credit that our API has stored as the choice of the shopper stays selected', () => {
  fc.assert(
    fc.property(ADDED, (sent) => {
      const payable = payablePayments(sent, 'PERSON');
      const stored = payable.find(({ isSelected }) => isSelected);

      const selected = selectedPayment(payable, null, 'PERSON');

      if (stored) expect(selected).toBe(stored);
      else expect(selected === null || !selected.isCredit).toBe(true);
    }),
  );
});

test('the way that the shopper chose on this page is selected as long as it is offered', () => {
  fc.assert(
    fc.property(PUBLISHED, fc.integer({ min: 1, max: 6 }), (sent, id) => {
      const payable = payablePayments(sent, 'PERSON');

      const selected = selectedPayment(payable, id, 'PERSON');

      if (payable.some((option) => option.id === id)) expect(selected?.id).toBe(id);
    }),
  );
});

test('a company has the order and the selection of the API, else the first', () => {
  fc.assert(
    fc.property(PUBLISHED, (sent) => {
      const payable = payablePayments(sent, 'ORGANIZATION');

      expect(shownPayments(sent, 'ORGANIZATION')).toEqual(sent);
      expect(selectedPayment(payable, null, 'ORGANIZATION')).toBe(
        payable.find(({ isSelected }) => isSelected) ?? payable[0] ?? null,
      );
    }),
  );
});
