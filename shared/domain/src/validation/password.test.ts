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

test('VALID-04 a password of at least seven characters is strong', () => {
  expect(isStrongPassword('123456')).toBe(false);
  expect(isStrongPassword('1234567')).toBe(true);
});

test('VALID-05 an empty password has its own message', () => {
  expect(password('')).toBe('validation.passwordRequired');
});

test('VALID-06 a repeated password that differs, also in case or spaces, is invalid', () => {
  expect(passwordRepeated('linolja', 'linolja')).toBeNull();
  expect(passwordRepeated('linolja', 'Linolja')).toBe('validation.passwordMismatch');
  expect(passwordRepeated('linolja', 'linolja ')).toBe('validation.passwordMismatch');
});

test('VALID-03 VALID-04 a password is valid exactly if it is strong', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), (value) => (password(value) === null) === isStrongPassword(value)),
  );
});

test('composed and decomposed letters are one password', () => {
  const [composed, decomposed] = ['lösenå', 'lösenå'].map((text, index) => text.normalize(index === 0 ? 'NFC' : 'NFD'));

  expect(passwordRepeated(composed ?? '', decomposed ?? '')).toBeNull();
  expect(password(decomposed ?? '')).toBe('validation.passwordLength');
});
