import { commonPasswords, isCommonPassword } from './commonPasswords.ts';
import { passwordDigest } from './digest.ts';

test.each([
  'password',
  '1234567',
  'qwertyuiop',
  'Sommar2024',
  'lösenord',
  'hemvist123',
  'aaaaaaa',
  'P@ssw0rd',
  'lo\u0308senord',
])('%s is a common password', (password) => {
  expect(isCommonPassword(passwordDigest(password))).toBe(true);
});

test.each(['hemvist-demo', 'linoljaa', 'fyra katter under soffan', 'Vk7!pq-rast'])(
  '%s is not a common password',
  (password) => {
    expect(isCommonPassword(passwordDigest(password))).toBe(false);
  },
);

test('every common password has the required length', () => {
  expect(commonPasswords().length).toBeGreaterThan(3_000);
  expect(commonPasswords().filter(({ length }) => length < 7)).toEqual([]);
});
