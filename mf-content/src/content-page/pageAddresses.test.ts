import { pageAddresses } from './pageAddresses.ts';

const pages = {
  sv: [{ id: 7, alias: 'garanti', title: 'Garanti', canonicalUrl: '/garanti' }],
  en: [
    { id: 8, alias: 'care', title: 'Care', canonicalUrl: 'https://example.com/care' },
    { id: 7, alias: 'warranty', title: 'Warranty', canonicalUrl: '/en/warranty' },
  ],
};

test('an alias of either language returns the paths in both', () => {
  expect(pageAddresses(pages, 'garanti')).toEqual({ sv: '/garanti', en: '/en/warranty' });
  expect(pageAddresses(pages, 'warranty')).toEqual({ sv: '/garanti', en: '/en/warranty' });
});

test('an unknown page and a cross-origin address have no paths', () => {
  expect(pageAddresses(pages, 'villkor')).toEqual({});
  expect(pageAddresses(pages, 'care')).toEqual({});
});
