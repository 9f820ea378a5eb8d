import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { graphql } from '../../support/graphql.ts';
import { expect, test } from '../../support/siteTest.ts';

const UNKNOWN = [
  '/finns-inte',
  '/p/finns-inte',
  '/p/a/b/c/d/e',
  '/c/finns-inte',
  '/c/beslag/finns-inte',
  '/product',
  '/content',
  '/list/nothing',
  '/c/beslag?page=999',
  '/%E0%A4%A',
  '/wp-admin/setup.php',
];

test('unknown addresses respond 404 with the error layout [ERR-10, ERR-11]', async ({ sv }) => {
  for (const path of UNKNOWN) {
    const { status, body } = await httpGet(sv + path);

    expect([path, status]).toEqual([path, 404]);
    expect(body, path).toContain('This page could not be found');
    expect(body, path).toContain('<footer');
  }
});

test('the 404 page has a button to the home page of its language', async ({ page, en }) => {
  await page.goto(`${en}/en/does-not-exist`);

  await page
    .getByRole('main')
    .getByRole('link', { name: /home page/i })
    .click();

  await expect(page).toHaveURL(`${en}/en`);
});

test('a page with tampered cookies responds 200', async ({ sv }) => {
  const cookies = [
    'ralph=%7B%22favorites%22%3A%5B%22x%22%5D%7D; ralph-cart=%00; ralph-auth=a.b.c; apollo-token=%ff',
    `ralph-cart=${'0'.repeat(300)}; ralph-user=${'å'.repeat(50)}; ralph-selected-market=../../etc`,
    `ralph-cart=11111111-2222-4333-8444-555555555555; ralph=%E0%A4%A`,
    '=;;;=;ralph',
  ];

  for (const cookie of cookies) {
    const { status } = await httpGet(`${sv}/`, { cookie });
    expect([cookie, status]).toEqual([cookie, 200]);
  }
});

test('an unknown cart id counts as no cart and is replaced on the next add [CART-15]', async ({ page, sv, open }) => {
  await page.context().addCookies([{ name: 'ralph-cart', value: '11111111-2222-4333-8444-555555555555', url: sv }]);
  await open(`${sv}/p/pallar/trefot-pall-ek`);

  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();

  await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ralph-cart');
  expect(cookie?.value).not.toBe('11111111-2222-4333-8444-555555555555');
});

test('invalid quantities are refused, and the cart stays unchanged', async () => {
  const { getCart } = await graphql<{ getCart: { id: string } }>('{ getCart { id } }');
  const { product } = await graphql<{ product: { skus: { skuId: number }[] } }>(
    '{ product(alias: "trefot-pall-ek") { skus { skuId } } }',
  );
  const add = (quantity: unknown) =>
    graphql(
      `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${product.skus[0]?.skuId}, quantity: ${String(quantity)} }) { id } }`,
    );

  for (const quantity of [0, -1, 1.5, 1_000_000_000, '"two"']) {
    await expect(add(quantity), String(quantity)).rejects.toThrow();
  }
  const after = await graphql<{ getCart: { items: unknown[] } }>(`{ getCart(id: "${getCart.id}") { items { id } } }`);
  expect(after.getCart.items).toEqual([]);
});
