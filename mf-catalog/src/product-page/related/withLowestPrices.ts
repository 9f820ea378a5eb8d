import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { productsById, type QueryProducts } from './productsById.ts';

/**
 * Adds the lowest price of the last 30 days, which must be next to a reduced price. The API has no such field for related
 * products, so the reduced ones are fetched again by id.
 */
export async function withLowestPrices(
  cards: ProductCard_productFragment[],
  query: QueryProducts,
): Promise<ProductCard_productFragment[]> {
  const reducedIds = cards.filter(({ unitPrice }) => unitPrice?.isDiscounted).map(({ productId }) => productId);
  if (reducedIds.length === 0) return cards;

  // If the request fails, show the cards without the reduction.
  const products = await productsById(reducedIds, query).catch(() => []);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return cards.map((card) => byId.get(card.productId) ?? withoutReduction(card));
}

/** Removes the reduction, which may not be announced without the prior lowest price (Directive 98/6/EC, article 6a). */
function withoutReduction(card: ProductCard_productFragment): ProductCard_productFragment {
  const unitPrice = card.unitPrice && { ...card.unitPrice, isDiscounted: false, discountPercentage: 0 };
  return { ...card, unitPrice };
}
