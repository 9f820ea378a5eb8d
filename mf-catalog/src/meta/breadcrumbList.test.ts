import { testShop } from '@hemvaror/testing/testShop';
import { breadcrumbList } from './breadcrumbList.ts';

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
