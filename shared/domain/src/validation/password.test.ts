import * as fc from 'fast-check';
import { isStrongPassword, password, passwordRepeated } from './password.ts';

test.each([
  ['linolj', 'validation.passwordLength'],
  ['a', 'validation.passwordLength'],
  ['linolja', null],
  ['       ', null],
])('VALID-03 the password "%s" gives %p', (value, expected) => {
  expect(password(value)).toBe(expected);
});

test('VALID-04 the strength check passes from seven characters on', () => {
  expect(isStrongPassword('123456')).toBe(false);
  expect(isStrongPassword('1234567')).toBe(true);
});

test('VALID-05 an empty password has a text of its own', () => {
  expect(password('')).toBe('validation.passwordRequired');
});

test('VALID-06 a repetition that differs is refused, also in case and spaces', () => {
  expect(passwordRepeated('linolja', 'linolja')).toBeNull();
  expect(passwordRepeated('linolja', 'Linolja')).toBe('validation.passwordMismatch');
  expect(passwordRepeated('linolja', 'linolja ')).toBe('validation.passwordMismatch');
});

test('VALID-03 VALID-04 a password is long enough exactly when it is strong', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), (value) => (password(value) === null) === isStrongPassword(value)),
  );
});
