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
])('%s is a common password', async (password) => {
  expect(await isCommonPassword(passwordDigest(password))).toBe(true);
});

test.each(['', 'a', '7', 'zz', 'x9z', '0000', '4711', 'abc123', '123456', 'qwerty', 'hej', '111111', 'zxcvbn'])(
  'the short password "%s" is a common one',
  async (password) => {
    expect(await isCommonPassword(passwordDigest(password))).toBe(true);
  },
);

test.each(['Sommar2026!', 'sommar2026!', 'Hemvist2039', 'Winter1970!'])(
  '%s, a common word with a year, is a common password',
  async (password) => {
    expect(await isCommonPassword(passwordDigest(password))).toBe(true);
  },
);

test.each(['hemvist-demo', 'linoljaa', 'fyra katter under soffan', 'Vk7!pq-rast', 'Sommar2026!x', 'kqvx'])(
  '%s is not a common password',
  async (password) => {
    expect(await isCommonPassword(passwordDigest(password))).toBe(false);
  },
);

test('every text of up to three characters and every number of up to four digits is a common password', () => {
  const all = new Set(commonPasswords());

  const short = [...all].filter((password) => /^[a-z0-9]{0,3}$/.test(password));
  const numbers = [...all].filter((password) => /^\d{1,4}$/.test(password));

  expect([short.length, numbers.length]).toEqual([1 + 36 + 36 ** 2 + 36 ** 3, 10 + 100 + 1_000 + 10_000]);
});
