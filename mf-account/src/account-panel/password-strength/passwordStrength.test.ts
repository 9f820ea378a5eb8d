import { passwordStrength, type PasswordStrength } from './passwordStrength.ts';

test.each<[password: string, expected: PasswordStrength]>([
  ['', 'weak'],
  ['kaX9!q', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['qwertyuiop', 'weak'],
  ['9876543210', 'weak'],
  ['lampalampalampa', 'weak'],
  ['snickra', 'weak'],
  ['kaffekoppar', 'fair'],
  ['Linneduk-27', 'good'],
  ['gulkorgvidbror', 'good'],
  ['målarpensel', 'good'],
  ['två krokar på väggen', 'strong'],
])('the password "%s" is %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});

test('a password that fails the strength check is always weak', () => {
  expect(passwordStrength('kX9!qZ')).toBe('weak');
  expect(passwordStrength('kX9!qZ7')).not.toBe('weak');
});

test('the name of the email address adds little', () => {
  const password = 'Astridlind42';

  expect(passwordStrength(password)).toBe('strong');
  expect(passwordStrength(password, 'astrid.lind@hemvist.example')).toBe('weak');
  expect(passwordStrength(password, 'a.b@hemvist.example')).toBe('strong');
});

test('a long sequence in a long password still leaves a strong one', () => {
  expect(passwordStrength('12345 krukor med mynta')).toBe('strong');
});
