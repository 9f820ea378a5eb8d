import { passesStrengthCheck, password, passwordRepeated } from './password.ts';

test.each([
  ['linolj', 'validation.passwordLength'],
  ['a', 'validation.passwordLength'],
  ['linolja', null],
  ['       ', null],
])('the password "%s" gives %p [VALID-03]', (value, expected) => {
  expect(password(value)).toBe(expected);
});

test('a password longer than six characters passes the strength check [VALID-04]', () => {
  expect(passesStrengthCheck('123456')).toBe(false);
  expect(passesStrengthCheck('1234567')).toBe(true);
});

test('an empty password has its own message [VALID-05]', () => {
  expect(password('')).toBe('validation.passwordRequired');
});

test('a repeated password that differs, also in case or spaces, is invalid [VALID-06]', () => {
  expect(passwordRepeated('linolja', 'linolja')).toBeNull();
  expect(passwordRepeated('linolja', 'Linolja')).toBe('validation.passwordMismatch');
  expect(passwordRepeated('linolja', 'linolja ')).toBe('validation.passwordMismatch');
});

test('composed and decomposed letters are one password', () => {
  const [composed, decomposed] = ['lösenå', 'lösenå'].map((text, index) => text.normalize(index === 0 ? 'NFC' : 'NFD'));

  expect(passwordRepeated(composed ?? '', decomposed ?? '')).toBeNull();
  expect(password(decomposed ?? '')).toBe('validation.passwordLength');
});
