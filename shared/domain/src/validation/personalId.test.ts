import * as fc from 'fast-check';
import { passesLuhn } from './luhn.ts';
import { personalId, personalIdFrom } from './personalId.ts';

const INVALID = 'validation.personalId';

function withCheckDigit(nineDigits: string): string {
  const check = '0123456789'.split('').find((digit) => passesLuhn(nineDigits + digit));
  return nineDigits + check;
}

// Test numbers published by the tax agency.
test.each(['8112289874', '811228-9874', '198112289874', '19811228-9874', ' 811228-9874 '])(
  '"%s" is a personal id [VALID-09]',
  (value) => {
    expect(personalId(value)).toBeNull();
  },
);

test.each([
  '',
  '81122898',
  '81122898740',
  '1981-12289874',
  '8112-289874',
  '811228 9874',
  '811228+987',
  '158112289874',
  'abcdef-ghij',
  '178112289874',
  '811228--9874',
])('"%s" has the wrong format [VALID-09]', (value) => {
  expect(personalId(value)).toBe(INVALID);
});

test.each(['991301', '990001', '990431', '990230', '990132', '990100', '990160', '990192', '010229', '010289'])(
  '%s with a valid check digit is invalid, as it is not a date [VALID-10]',
  (date) => {
    expect(personalId(withCheckDigit(`${date}123`))).toBe(INVALID);
  },
);

test('the 29th of February is valid in leap years only [VALID-10]', () => {
  const digits = withCheckDigit('000229123');

  expect(personalId(digits)).toBeNull();
  expect(personalId(`20${digits}`)).toBeNull();
  expect(personalId(`19${digits}`)).toBe(INVALID);
});

test('any other check digit is invalid [VALID-11]', () => {
  for (const digit of '012356789') expect(personalId(`811228-987${digit}`)).toBe(INVALID);
});

test('each broken rule gives the same message [VALID-12]', () => {
  expect([personalId('1'), personalId('811328-9874'), personalId('811228-9875')]).toEqual([INVALID, INVALID, INVALID]);
});

const BIRTHDAY = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
const VALID_ID = fc.tuple(BIRTHDAY, fc.integer({ min: 0, max: 999 })).map(([date, serial]) => {
  const day = date.toISOString().slice(0, 10).replaceAll('-', '');
  return day.slice(0, 2) + withCheckDigit(day.slice(2) + String(serial).padStart(3, '0'));
});

test('every date with every serial number is valid in all four formats [VALID-09, VALID-10, VALID-11]', () => {
  fc.assert(
    fc.property(VALID_ID, (id) => {
      const formats = [id, id.slice(2), `${id.slice(0, 8)}-${id.slice(8)}`, `${id.slice(2, 8)}-${id.slice(8)}`];

      expect(formats.map((text) => personalId(text))).toEqual([null, null, null, null]);
    }),
  );
});

test('one mistyped digit is always invalid [VALID-11]', () => {
  fc.assert(
    fc.property(VALID_ID, fc.integer({ min: 2, max: 11 }), fc.integer({ min: 1, max: 9 }), (id, index, shift) => {
      const mistyped = (Number(id[index]) + shift) % 10;

      expect(personalId(id.slice(0, index) + mistyped + id.slice(index + 1))).toBe(INVALID);
    }),
  );
});

const TODAY = new Date('2026-11-28T12:00:00Z');

test('a coordination number contains the day plus 60 [VALID-10]', () => {
  fc.assert(
    fc.property(VALID_ID, (id) => {
      const coordination = id.slice(0, 6) + String(Number(id.slice(6, 8)) + 60) + id.slice(8, 11);
      const digits = coordination.slice(0, 2) + withCheckDigit(coordination.slice(2));

      expect(personalId(digits)).toBeNull();
    }),
  );
});

test.each([
  ['8112289874', '19811228-9874'],
  ['811228-9874', '19811228-9874'],
  ['19811228-9874', '19811228-9874'],
  ['19811228\u20119874', '19811228-9874'],
  ['811228\u20139874\u200b', '19811228-9874'],
  ['8112\u200b289874', '19811228-9874'],
  ['811228+9874', '18811228-9874'],
  ['18811228+9874', '18811228-9874'],
])('the number of "%s" is %s [VALID-09]', (text, canonical) => {
  expect(personalIdFrom(text, TODAY)).toBe(canonical);
});

test('a plus is valid for people of 100 years and more only', () => {
  expect(personalIdFrom('19811228+9874', TODAY)).toBeUndefined();
  expect(personalIdFrom(`261128+${withCheckDigit('261128123').slice(6)}`, TODAY)).toMatch(/^19261128-/);
  expect(personalIdFrom(`271128+${withCheckDigit('271128123').slice(6)}`, TODAY)).toMatch(/^18271128-/);
});

test('a date in the future is invalid, and belongs to the century before without a century [VALID-10]', () => {
  const tomorrow = withCheckDigit('261129123');

  expect(personalIdFrom(`20${tomorrow}`, TODAY)).toBeUndefined();
  expect(personalIdFrom(tomorrow, TODAY)).toMatch(/^19261129-/);
  expect(personalIdFrom(`20${tomorrow}`, new Date('2026-11-29T12:00:00Z'))).toMatch(/^20261129-/);
});
