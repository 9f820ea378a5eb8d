import { stubApi } from '@storefront/testing/stubApi';
import { aCard, aPrice } from '../../testing/builders.ts';
import { fetchRelated } from './fetchRelated.ts';
import type { RelatedProductsQuery } from './RelatedProducts.generated.ts';

type Related = NonNullable<NonNullable<RelatedProductsQuery['relatedProducts']>[number]>;

function aRelated(productId: number, isDiscounted: boolean): Related {
  return {
    alias: `knopp-${productId}`,
    name: `Knopp ${productId}`,
    canonicalUrl: `/p/knopp-${productId}`,
    brand: null,
    productImages: [],
    unitPrice: aPrice({ isDiscounted }),
    discountCampaigns: null,
    skus: [{ productId, skuId: productId * 10, stock: null }],
  };
}

const relatedProducts = { data: { relatedProducts: [aRelated(8, false), aRelated(9, true)] } };
const lowestPrice = { lowestPriceIncVatFormatted: '139 kr', lowestPriceExVatFormatted: '111,20 kr' };

test('a reduced price among what goes with a product stands beside the lowest of the last 30 days', async () => {
  const whole = aCard({ productId: 9, name: 'Knopp 9', lowestPrice });
  const { calls, operations } = stubApi({ relatedProducts, products: { data: { products: { products: [whole] } } } });

  const cards = await fetchRelated(operations, 'krok-ek');

  expect(cards).toMatchObject([
    { productId: 8, lowestPrice: null },
    { productId: 9, lowestPrice },
  ]);
  expect(calls.find(({ name }) => name === 'products')?.variables).toEqual({ filter: { productIds: [9] }, take: 1 });
});

test('without a reduced one nothing more is asked for', async () => {
  const { calls, operations } = stubApi({ relatedProducts: { data: { relatedProducts: [aRelated(8, false)] } } });

  await fetchRelated(operations, 'krok-ek');

  expect(calls.map(({ name }) => name)).toEqual(['relatedProducts']);
});

test('when the lowest prices do not come, the cards do without the reduction', async () => {
  const { operations } = stubApi({ relatedProducts, products: { failure: { status: 503 } } });

  expect(await fetchRelated(operations, 'krok-ek')).toMatchObject([
    { productId: 8 },
    { productId: 9, unitPrice: { isDiscounted: false, discountPercentage: 0 } },
  ]);
});
