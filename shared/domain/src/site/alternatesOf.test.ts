import { alternatesOf } from './alternatesOf.ts';

test('alternates are keyed by language code and exclude other sites and languages', () => {
  const urls = [
    null,
    { language: 'sv', url: '/c/krokar' },
    { language: 'en-US', url: '/en/c/hooks' },
    { language: 'da', url: '/da/c/kroge' },
    { language: 'sv', url: '/c/senare' },
  ];

  expect(alternatesOf(urls)).toEqual({ sv: '/c/krokar', en: '/en/c/hooks' });
  expect(alternatesOf([{ language: 'sv', url: 'https://example.com/c' }])).toEqual({});
  expect(alternatesOf(null)).toEqual({});
});
