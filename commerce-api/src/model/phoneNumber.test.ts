import { phoneNumber } from './phoneNumber.ts';

test.each([
  ['070-123 45 67', 'SE', '+46701234567'],
  ['070/123 45 67', 'SE', '+46701234567'],
  ['\u202a+46 70\u2011123 45 67\u202c', 'SE', '+46701234567'],
  ['+46 (0)70-123 45 67', 'SE', '+46701234567'],
  ['0046 70 123 45 67', 'NO', '+46701234567'],
  ['tel:+46701234567', 'SE', '+46701234567'],
  ['412 34 567', 'NO', '+4741234567'],
  ['+358 40 1234567', 'SE', '+358401234567'],
  // Numbers that the plan of the country does not contain.
  ['00 00 00 00', 'SE', '00 00 00 00'],
  ['999 999 999', 'XX', '999 999 999'],
  ['abc', 'SE', ''],
  ['', 'SE', ''],
])('the phone number "%s" in %s is stored as "%s"', (text, country, expected) => {
  expect(phoneNumber(text, country)).toBe(expected);
});
