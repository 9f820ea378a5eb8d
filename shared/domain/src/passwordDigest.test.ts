import { createHash } from 'node:crypto';
import { earlierPasswordDigest, passwordDigest } from './passwordDigest.ts';

const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

test.each(['linoljaa', 'smörgåsbord 🥪', ''])(
  'the digest of "%s" is SHA-384 over password and salt [AUTH-08]',
  async (password) => {
    const expected = createHash('sha384')
      .update(password + SALT, 'utf8')
      .digest('base64');

    const digest = await passwordDigest(password);

    expect(digest).toBe(expected);
    expect(digest).toMatch(/^[A-Za-z0-9+/]{64}$/);
  },
);

test('the digest does not depend on how the system writes letters', async () => {
  const password = 'lösenord-å';

  expect(await passwordDigest(password.normalize('NFD'))).toBe(await passwordDigest(password.normalize('NFC')));
});

test('only decomposed letters have the digest of earlier releases', async () => {
  const decomposed = 'lösenord-å'.normalize('NFD');
  const expected = createHash('sha384')
    .update(decomposed + SALT, 'utf8')
    .digest('base64');

  expect(await earlierPasswordDigest(decomposed)).toBe(expected);
  expect(await earlierPasswordDigest('lösenord-å'.normalize('NFC'))).toBeUndefined();
});
