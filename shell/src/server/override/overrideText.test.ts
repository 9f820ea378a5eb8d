import * as fc from 'fast-check';
import { addressRule } from './addressRule.ts';
import { overrideText, readOverrides } from './overrideText.ts';

const isAllowed = addressRule(['loopback']);

test('the address of a folder is read with or without its last slash', () => {
  const { overrides, refused } = readOverrides(
    'mf-search=http://localhost:3102/local&mf-catalog=http%3A%2F%2Flocalhost%3A3101%2Flocal%2F',
    isAllowed,
  );

  expect([...overrides]).toEqual([
    ['mf-search', 'http://localhost:3102/local/'],
    ['mf-catalog', 'http://localhost:3101/local/'],
  ]);
  expect(refused).toEqual([]);
});

test.each([
  ['mf-cart=http://localhost:3102/', 'mf-cart is not a remote of this shop'],
  ['mf-search=', 'is not the http address of a folder'],
  ['mf-search=local', 'is not the http address of a folder'],
  ['mf-search=file:///etc/', 'is not the http address of a folder'],
  ['mf-search=javascript:alert(1)', 'is not the http address of a folder'],
  ['mf-search=http://user:word@localhost:3102/', 'is not the http address of a folder'],
  ['mf-search=http://localhost:3102/?a=b', 'is not the http address of a folder'],
  ['mf-search=http://example.com/local/', 'http://example.com is not one of DEV_OVERRIDE_ORIGINS'],
])('%s is refused', (text, reason) => {
  const { overrides, refused } = readOverrides(text, isAllowed);

  expect(overrides.size).toBe(0);
  expect(refused.join(' ')).toContain(reason);
});

test('a text of more than 2,000 characters is refused', () => {
  expect(readOverrides(`mf-search=http://localhost/${'a'.repeat(3_000)}`, isAllowed).overrides.size).toBe(0);
});

test('every text is read without an error, and only allowed addresses are returned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, url) => {
      for (const input of [text, `mf-search=${text}`, `mf-search=${url}`]) {
        for (const address of readOverrides(input, isAllowed).overrides.values()) {
          expect(isAllowed(new URL(address))).toBe(true);
        }
      }
    }),
  );
});

test('a written text is read back, and its order is stable', () => {
  const one = new Map([
    ['mf-search', 'http://localhost:3102/a/'],
    ['mf-catalog', 'http://localhost:3101/b/'],
  ] as const);
  const other = new Map([...one].toReversed());

  expect(readOverrides(overrideText(one), isAllowed).overrides).toEqual(one);
  expect(overrideText(other)).toBe(overrideText(one));
});
