import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { checkoutInput } from '../checkoutInput.ts';
import { FIELD_NAMES, fieldConstraints, type FieldName, type FormContext } from './checkoutFields.ts';
import { EMPTY_FORM, invalidFields, validateAll, withInput } from './formState.ts';

const KINDS = {
  empty: '',
  blanks: ' \t ',
  huge: '1'.repeat(10_000),
  'a script': '"><img src=x onerror=alert(1)><script>alert(2)</script>',
  'right to left': '\u202Eرحلة 12\u202C',
  emoji: '👩‍🦽🏠🇸🇪',
  'another format': '{{7*7}} %s ; drop table',
  'control characters': 'a\u0000b\u0007c\u001Bd',
};

/** Swedish person, company, and a person of a country with states, each with another delivery address. */
const CONTEXTS: FormContext[] = [
  { customerType: 'PERSON', paymentType: 'STANDARD', hasOtherAddress: true, countryCode: 'SE' },
  { customerType: 'ORGANIZATION', paymentType: 'GEINS_PAY', hasOtherAddress: true, countryCode: 'SE' },
  { customerType: 'PERSON', paymentType: 'STANDARD', hasOtherAddress: true, countryCode: 'US' },
];

/** Fields whose values have a format; every bad text breaks it. */
const FORMATTED: readonly FieldName[] = ['email', 'phone', 'personalId', 'organizationId', 'zip', 'otherZip'];
/** Fields that need a letter, and those that need a letter or a digit. */
const LETTERS: readonly FieldName[] = ['firstName', 'lastName', 'city', 'otherFirstName', 'otherLastName', 'otherCity'];
const LETTERS_OR_DIGITS: readonly FieldName[] = ['company', 'address', 'otherAddress'];

function isBad(name: FieldName, kind: string): boolean {
  if (LETTERS.includes(name)) return kind === 'huge' || kind === 'emoji';
  return LETTERS_OR_DIGITS.includes(name) ? kind === 'emoji' : FORMATTED.includes(name);
}

const CASES = CONTEXTS.flatMap((context) =>
  FIELD_NAMES.filter((name) => fieldConstraints(name, context) !== null).flatMap((name) =>
    Object.entries(KINDS).map(([kind, value]) => ({ name, kind, value, context, country: context.countryCode })),
  ),
);

test.each(CASES)(
  '$name ($country) with $kind is an error at its field, or sent as a cleaned text',
  ({ name, kind, value, context }) => {
    const state = validateAll(withInput(EMPTY_FORM, name, value), context);
    const isInvalid = invalidFields(state, context).includes(name);
    const isBlank = value.trim() === '';
    const isOptional = fieldConstraints(name, context)?.isOptional === true;

    expect(isInvalid).toBe(isBlank ? !isOptional : isBad(name, kind));
    // The field keeps what was typed, and an error never changes it.
    expect(state.values[name]).toBe(value);
    // The other address is sent once it has a street.
    const complete = name === 'otherAddress' ? state : withInput(state, 'otherAddress', 'Storgatan 1');
    const input = checkoutInput(complete, {
      shippingId: 1,
      paymentId: 18,
      customerType: context.customerType,
      paymentType: context.paymentType,
      hasOtherAddress: true,
      countryCode: context.countryCode,
      hasAcceptedTerms: true,
      hasStoredDelivery: false,
    });
    if (name === 'otherAddress' && isBlank) return;
    expect(textsIn(input)).toContain(cleanText(value));
  },
);

/** All texts of an input, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
