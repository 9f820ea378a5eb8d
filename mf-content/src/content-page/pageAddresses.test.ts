import { pageAddresses } from './pageAddresses.ts';

const pages = {
  sv: [{ id: 7, alias: 'garanti', title: 'Garanti', canonicalUrl: '/garanti' }],
  en: [
    { id: 8, alias: 'care', title: 'Care', canonicalUrl: 'https://example.com/care' },
    { id: 7, alias: 'warranty', title: 'Warranty', canonicalUrl: '/en/warranty' },
  ],
};

test('a page is found by its alias in either language and named in both', () => {
  expect(pageAddresses(pages, 'garanti')).toEqual({ sv: '/garanti', en: '/en/warranty' });
  expect(pageAddresses(pages, 'warranty')).toEqual({ sv: '/garanti', en: '/en/warranty' });
});

test('an unknown page and an address elsewhere are not named', () => {
  expect(pageAddresses(pages, 'villkor')).toEqual({});
  expect(pageAddresses(pages, 'care')).toEqual({});
});
