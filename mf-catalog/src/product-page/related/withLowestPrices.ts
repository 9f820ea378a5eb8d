import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { productsById, type QueryProducts } from './productsById.ts';

/**
 * Related products as they may be shown. A reduced price has to stand beside the lowest of the last 30 days, which the
 * contract does not tell of related products: those that are reduced are asked for once more, by their id.
 */
export async function withLowestPrices(
  cards: ProductCard_productFragment[],
  query: QueryProducts,
): Promise<ProductCard_productFragment[]> {
  const reducedIds = cards.filter(({ unitPrice }) => unitPrice?.isDiscounted).map(({ productId }) => productId);
  if (reducedIds.length === 0) return cards;

  // A card without its reduction is better than none.
  const whole = await productsById(reducedIds, query).catch(() => []);
  const byId = new Map(whole.map((product) => [product.productId, product]));
  return cards.map((card) => byId.get(card.productId) ?? withoutReduction(card));
}

/** The price alone: a reduction may not be announced without the lowest price before it (directive 98/6/EC, article 6a). */
function withoutReduction(card: ProductCard_productFragment): ProductCard_productFragment {
  const unitPrice = card.unitPrice && { ...card.unitPrice, isDiscounted: false, discountPercentage: 0 };
  return { ...card, unitPrice };
}
