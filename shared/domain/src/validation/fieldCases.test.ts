import { FIELD_CASES, type CheckedField, type FieldCase } from '../testing/fieldCases.ts';
import { cleanText } from './cleanText.ts';
import { email, emailFrom } from './email.ts';
import { addressLine, city, companyName, personName } from './names.ts';
import { organizationId, organizationIdFrom } from './organizationId.ts';
import { personalId, personalIdFrom } from './personalId.ts';
import { phone, phoneFrom } from './phone.ts';
import { promoCodeFrom } from './promoCode.ts';
import type { ValidationMessageKey } from './rule.ts';
import { zip, zipFrom } from './zip.ts';

/** The time of the table: personal numbers contain dates until today. */
const TODAY = new Date('2026-11-28T12:00:00Z');
const KNOWN_CODE = 'HEMMA-10';

interface Rule {
  validate: (value: string, country: string) => ValidationMessageKey | null;
  canonical: (value: string, country: string) => string | undefined;
}

const RULES: Record<Exclude<CheckedField, 'promoCode'>, Rule> = {
  email: { validate: email, canonical: emailFrom },
  phone: { validate: phone, canonical: phoneFrom },
  zip: { validate: zip, canonical: zipFrom },
  personalId: { validate: (text) => personalId(text, TODAY), canonical: (text) => personalIdFrom(text, TODAY) },
  organizationId: {
    validate: (text) => organizationId(text, TODAY),
    canonical: (text) => organizationIdFrom(text, TODAY),
  },
  company: { validate: companyName, canonical: cleanText },
  firstName: { validate: personName, canonical: cleanText },
  lastName: { validate: personName, canonical: cleanText },
  address: { validate: addressLine, canonical: cleanText },
  city: { validate: city, canonical: cleanText },
};

/** The canonical value of an input by its rule; null if the rule refuses it. */
function canonicalByRule({ field, input, country }: FieldCase): string | null {
  if (field === 'promoCode') return promoCodeFrom(input) === KNOWN_CODE ? KNOWN_CODE : null;
  const rule = RULES[field];
  return rule.validate(input, country) === null ? (rule.canonical(input, country) ?? null) : null;
}

test('the table has at least 300 different inputs', () => {
  const inputs = FIELD_CASES.map(({ field, input, country }) => JSON.stringify([field, country, input]));

  expect(new Set(inputs).size).toBe(FIELD_CASES.length);
  expect(FIELD_CASES.length).toBeGreaterThanOrEqual(300);
});

test.each([...Object.keys(RULES), 'promoCode'])('the rule of %s decides every input as the table says', (field) => {
  const rows = FIELD_CASES.filter((each) => each.field === field);

  expect(rows.map((row) => ({ ...row, canonical: canonicalByRule(row) }))).toEqual(rows);
});

test('a canonical value is its own canonical value', () => {
  const accepted = FIELD_CASES.flatMap((row) => (row.canonical === null ? [] : [{ ...row, input: row.canonical }]));

  expect(accepted.map((row) => ({ ...row, canonical: canonicalByRule(row) }))).toEqual(accepted);
});
