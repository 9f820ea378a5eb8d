import { createHash } from 'node:crypto';
import { qrCode } from './qrCode.ts';

const ADDRESS = 'https://hemvist.example/payments/sandbox/pay/sandbox-0123456789abcdef0123456789abcdef?app=scanned';

test('a code has 41 modules on each side, its three finders, and the same modules for the same text', () => {
  const code = qrCode(ADDRESS);
  const finder = (x: number, y: number) =>
    code.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const expected = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

  expect(code.map(({ length }) => length)).toEqual(Array.from({ length: 41 }, () => 41));
  expect([finder(0, 0), finder(34, 0), finder(0, 34)]).toEqual([expected, expected, expected]);
});

// A decoder (jsQR 1.4.0) has read the text from these modules.
test('a code contains the modules that a decoder has read', () => {
  const modules = qrCode(ADDRESS).flat().map(Number).join('');

  expect(createHash('sha256').update(modules).digest('hex')).toBe(
    'bdec44975b7a6af03693c1c3c949f06ae4b6044327de3ee64073b120dae98507',
  );
});

test('a text that does not fit is an error', () => {
  expect(() => qrCode('x'.repeat(134))).not.toThrow();
  expect(() => qrCode('x'.repeat(135))).toThrow('A code has at most 134 bytes, not 135.');
});
