import { bytesOf, kindOf } from './network.ts';

test.each([
  ['script', '/assets/main.js', 'script'],
  // Preloads.
  ['other', '/assets/main.js', 'script'],
  ['other', '/assets/text.woff2', 'font'],
  ['fetch', '/assets/page.css', 'style'],
  ['document', '/c/beslag', 'document'],
  ['image', '/images/product/400f/linje.webp', 'image'],
  ['fetch', '/graphql', 'data'],
  ['xhr', '/graphql', 'data'],
  ['manifest', '/site.webmanifest', 'other'],
])('a request of the type "%s" for %s is of the kind "%s"', (type, path, kind) => {
  expect(kindOf(type, path)).toBe(kind);
});

test('the bytes are the sum of all requests, or of those of one kind', () => {
  const fetched = [
    { kind: 'document', path: '/', bytes: 100 },
    { kind: 'script', path: '/a.js', bytes: 20 },
    { kind: 'script', path: '/b.js', bytes: 3 },
  ] as const;

  expect(bytesOf(fetched)).toBe(123);
  expect(bytesOf(fetched, 'script')).toBe(23);
  expect(bytesOf(fetched, 'font')).toBe(0);
});
