import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { aLowestPrice, aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import type { QueryProducts } from './productsById.ts';
import { withLowestPrices } from './withLowestPrices.ts';

const lowestPrice = aLowestPrice(139);
const related = (productId: number, isDiscounted: boolean) =>
  aProduct({ productId, name: `Knopp ${productId}`, unitPrice: aPrice(149, { isDiscounted }), lowestPrice: null });

/** Stubs a query that returns `products`. */
function stubQuery(products: ProductCard_productFragment[]) {
  return jest.fn<ReturnType<QueryProducts>, Parameters<QueryProducts>>(async () => ({ products: { products } }));
}

test('a related product with a reduced price has its lowest price of the last 30 days', async () => {
  const query = stubQuery([aProduct({ productId: 9, name: 'Knopp 9', lowestPrice })]);

  const cards = await withLowestPrices([related(8, false), related(9, true)], query);

  expect(cards).toMatchObject([
    { productId: 8, lowestPrice: null },
    { productId: 9, lowestPrice },
  ]);
  expect(query.mock.calls).toEqual([[{ filter: { productIds: [9] }, take: 1 }]]);
});

test('without reduced products no request is sent', async () => {
  const query = stubQuery([]);

  await withLowestPrices([related(8, false)], query);

  expect(query).not.toHaveBeenCalled();
});

test('if the lowest prices fail to load, the cards have no reduction', async () => {
  const cards = await withLowestPrices([related(8, false), related(9, true)], () => Promise.reject(new Error('503')));

  expect(cards).toMatchObject([
    { productId: 8 },
    { productId: 9, unitPrice: { isDiscounted: false, discountPercentage: 0 } },
  ]);
});
