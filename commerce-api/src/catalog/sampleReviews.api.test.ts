import type { Api } from '../../test/api.ts';
import { fixtureProducts, shopWith } from '../../test/shopWith.ts';

const comment = { sv: 'Bra.', en: 'Good.' };
const review = (rating: number, sample: boolean) => {
  return { author: 'Olle', rating, comment, date: '2026-03-01', sample };
};
/** Product 3 has samples only, product 4 two reviews by customers as well. */
const REVIEWS = new Map([
  [3, [review(5, true), review(5, true)]],
  [4, [review(5, true), review(3, false), review(2, false)]],
]);

let api: Api;
beforeAll(async () => {
  const products = fixtureProducts().map((product) => ({ ...product, reviews: REVIEWS.get(product.id) ?? [] }));
  ({ api } = await shopWith({ 'products.json': products }, { body: 'return null;', imports: {} }));
});
afterAll(() => api.stop());

test('samples have no part in stars, averages and the order by votes, but are listed with their mark', async () => {
  const { data } = await api.runOperation(`{
    samples: product(productId: 3) { alias rating { score voteCount } }
    mixed: product(productId: 4) { alias rating { score voteCount } }
    products(filter: { sort: VOTES }, take: 2) { products { productId } }
  }`);
  const reviewsOf = async (alias: unknown) => {
    const { data: found } = await api.runOperation(
      'query ($alias: String) { reviews(alias: $alias) { count averageRating reviews { isSample } } }',
      { alias },
    );
    return found['reviews'];
  };

  expect(data).toMatchObject({
    samples: { rating: { score: 0, voteCount: 0 } },
    mixed: { rating: { score: 2.5, voteCount: 2 } },
  });
  expect(Object(data['products']).products[0]).toEqual({ productId: 4 });
  expect(await reviewsOf(Object(data['samples']).alias)).toMatchObject({
    count: 2,
    averageRating: 0,
    reviews: [{ isSample: true }, { isSample: true }],
  });
  expect(await reviewsOf(Object(data['mixed']).alias)).toMatchObject({ count: 3, averageRating: 2.5 });
});
