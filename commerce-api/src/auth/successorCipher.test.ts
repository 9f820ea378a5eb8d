import { decryptSuccessor, encryptSuccessor } from './successorCipher.ts';

test('only the replaced token decrypts its successor', () => {
  const encrypted = encryptSuccessor('successor', 'replaced');

  expect(encrypted).not.toContain('successor');
  expect(decryptSuccessor(encrypted, 'replaced')).toBe('successor');
  expect(() => decryptSuccessor(encrypted, 'another')).toThrow();
});
