import type { GraphQLOperations } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { productsById } from './productsById.ts';
import { RelatedProductsDocument } from './RelatedProducts.generated.ts';
import { relatedCards } from './relatedCards.ts';

/**
 * What goes with a product. A reduced price has to stand beside the lowest of the last 30 days, which the contract does not
 * tell of related products: those that are reduced are asked for once more, by their id.
 */
export async function fetchRelated(
  operations: GraphQLOperations,
  alias: string,
): Promise<ProductCard_productFragment[]> {
  const { relatedProducts } = await operations.query({
    document: RelatedProductsDocument,
    variables: { alias },
  });
  const cards = relatedCards(relatedProducts);
  const reducedIds = cards.filter(({ unitPrice }) => unitPrice?.isDiscounted).map(({ productId }) => productId);
  if (reducedIds.length === 0) return cards;

  // A card without its reduction is better than none.
  const whole = await productsById(operations, reducedIds).catch(() => []);
  const byId = new Map(whole.map((product) => [product.productId, product]));
  return cards.map((card) => byId.get(card.productId) ?? withoutReduction(card));
}

/** The price alone: a reduction may not be announced without the lowest price before it (directive 98/6/EC, article 6a). */
function withoutReduction(card: ProductCard_productFragment): ProductCard_productFragment {
  const unitPrice = card.unitPrice && { ...card.unitPrice, isDiscounted: false, discountPercentage: 0 };
  return { ...card, unitPrice };
}
