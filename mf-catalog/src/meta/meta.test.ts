import { testShop } from '@hemvaror/testing/testShop';
import { alternatesOf } from './alternates.ts';
import { breadcrumbList } from './breadcrumbList.ts';

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

test('the structured breadcrumbs have absolute URLs', () => {
  const list = breadcrumbList([{ label: 'Hem', href: '/' }], { label: 'Krokar', href: '/c/krokar' }, testShop());

  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Hem', item: 'http://localhost:3000/' },
      { position: 2, name: 'Krokar', item: 'http://localhost:3000/c/krokar' },
    ],
  });
});
