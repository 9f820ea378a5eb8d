import { decryptText, encryptText } from './textCipher.ts';

test('only the same secret and purpose decrypt a text', () => {
  const purpose = 'refresh token successor';
  const encrypted = encryptText('successor', { secret: 'replaced', purpose });

  expect(encrypted).not.toContain('successor');
  expect(decryptText(encrypted, { secret: 'replaced', purpose })).toBe('successor');
  expect(() => decryptText(encrypted, { secret: 'another', purpose })).toThrow();
  expect(() => decryptText(encrypted, { secret: 'replaced', purpose: 'idempotent response' })).toThrow();
});
