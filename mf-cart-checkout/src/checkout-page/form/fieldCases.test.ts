import { FIELD_CASES, type CheckedField, type FieldCase } from '@hemvaror/domain/testing/fieldCases';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { organizationIdFrom } from '@hemvaror/domain/validation/organizationId';
import { personalIdFrom } from '@hemvaror/domain/validation/personalId';
import { phoneFrom } from '@hemvaror/domain/validation/phone';
import { zipFrom } from '@hemvaror/domain/validation/zip';
import { stubApi } from '@hemvaror/testing/stubApi';
import { setPromoCode } from '../promo-code/setPromoCode.ts';
import { sentValue, type FormContext } from './checkoutFields.ts';
import { EMPTY_FORM, invalidFields, validateField, withInput } from './formState.ts';

/* The inputs that the API decides alike: `fieldCases.ts` of the domain. */

type FormField = Exclude<CheckedField, 'promoCode'>;

const isOfForm = (row: FieldCase): row is FieldCase & { field: FormField } => row.field !== 'promoCode';
const ROWS = FIELD_CASES.filter(isOfForm);
const CODES = FIELD_CASES.filter(({ field }) => field === 'promoCode');

/** The only code of the table. */
const KNOWN_CODE = 'HEMMA-10';

/** The text as the API stores it. */
const CANONICAL: Record<FormField, (text: string, country: string) => string | undefined> = {
  email: emailFrom,
  phone: phoneFrom,
  zip: zipFrom,
  personalId: (text) => personalIdFrom(text),
  organizationId: (text) => organizationIdFrom(text),
  company: cleanText,
  firstName: cleanText,
  lastName: cleanText,
  address: cleanText,
  city: cleanText,
};

function contextOf({ field, country }: FieldCase): FormContext {
  const isOfCompany = field === 'organizationId' || field === 'company';
  return {
    customerType: isOfCompany ? 'ORGANIZATION' : 'PERSON',
    paymentType: 'STANDARD',
    hasOtherAddress: false,
    countryCode: country,
  };
}

/** The text as it is stored; null if the form refuses it. */
function judgedByForm(row: FieldCase & { field: FormField }): string | null {
  const { field, input, country } = row;
  const context = contextOf(row);
  const state = validateField(withInput(EMPTY_FORM, field, input), field, context);
  if (invalidFields(state, context).includes(field)) return null;
  return CANONICAL[field](sentValue(field, input, country), country) ?? null;
}

// Personal numbers contain dates until today.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('the table has rows for the form and for promo codes', () => {
  expect(ROWS.length).toBeGreaterThan(250);
  expect(CODES.length).toBeGreaterThan(5);
});

test.each([...new Set(ROWS.map(({ field }) => field))])(
  'the form decides every input of the field %s as the table, and sends a text with the canonical value of the table',
  (field) => {
    const rows = ROWS.filter((row) => row.field === field);

    expect(rows.map((row) => ({ ...row, canonical: judgedByForm(row) }))).toEqual(rows);
  },
);

test('the promo codes of the table are sent in their one spelling, and no other text is', async () => {
  const sent: unknown[] = [];
  for (const { input } of CODES) {
    const { operations, calls } = stubApi({ setCartPromoCode: { data: { setCartPromoCode: null } } });
    await setPromoCode(operations, { cartId: 'c-1', promoCode: input, marketAlias: 'se' });
    sent.push(calls[0]?.variables['promoCode']);
  }

  expect(sent.map((code) => (code === KNOWN_CODE ? code : null))).toEqual(CODES.map(({ canonical }) => canonical));
});
