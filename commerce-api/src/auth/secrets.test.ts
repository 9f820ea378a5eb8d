import { tmpdir } from 'node:os';
import { configFrom } from '../platform/config/config.ts';
import { secretsFrom, secretsOf } from './secrets.ts';

test('production does not start without configured secrets', async () => {
  const config = { ...configFrom({}), dataDir: tmpdir() };

  await expect(secretsOf(config)).rejects.toThrow('AUTH_SECRET');
  await expect(secretsOf({ ...config, auth: { ...config.auth, authSecret: 'a'.repeat(32) } })).rejects.toThrow(
    'SIGN_SECRET',
  );
});

test('after a rotation, the new secret signs and the previous one still verifies', () => {
  const before = secretsFrom({ auth: 'a'.repeat(32), sign: 'b'.repeat(32) });
  const after = secretsFrom({ auth: 'c'.repeat(32), sign: 'b'.repeat(32), previousAuth: 'a'.repeat(32) });

  expect(after.tokens.map(({ id }) => id)).toEqual([expect.any(String), before.tokens[0].id]);
  expect(after.tokens[0].id).not.toBe(before.tokens[0].id);
});
