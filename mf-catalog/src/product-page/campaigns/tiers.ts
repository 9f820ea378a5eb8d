import { compact } from '@hemvaror/domain/compact';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';
import type { Cart, CartLine } from '@hemvaror/runtime/cart/cartSession';

type TierPrice = NonNullable<NonNullable<NonNullable<NonNullable<CartLine['campaign']>['prices']>[number]>['price']>;

export interface Tier {
  /** Minimum quantity. */
  from: number;
  /** Maximum quantity; null in the last tier. */
  to: number | null;
  price: TierPrice;
  /** Reduction compared with the first tier, in percent. */
  percentage: number;
  /** Whether it applies to the quantity in the cart plus the selected one. */
  isReached: boolean;
}

export interface Tiers {
  tiers: Tier[];
  /** The next tier, and the quantity that is missing; null in the last one. */
  next: { tier: Tier; missing: number } | null;
}

/**
 * The quantity tiers of a product. The API has them in the cart only, so they are known once a size of the product is there.
 * They count per size.
 *
 * @param selected the selected size and quantity
 * @returns null without tiers
 */
export function tiersOf(
  cart: Cart | null,
  productId: number,
  { skuId, quantity }: { skuId: number | undefined; quantity: number },
): Tiers | null {
  const lines = compact(cart?.items).filter(({ product }) => product?.productId === productId);
  const line = lines.find((one) => one.skuId === skuId) ?? lines[0];
  const prices = compact(line?.campaign?.prices)
    .flatMap(({ quantity: from, price }) => (price ? [{ from, price }] : []))
    .toSorted((left, right) => left.from - right.from);
  const [first] = prices;
  if (!first || prices.length < 2) return null;

  const total = quantity + (skuId === undefined ? 0 : quantityInCart(cart, skuId));
  const full = first.price.sellingPriceIncVat;
  const tiers = prices.map(({ from, price }, at) => {
    const following = prices[at + 1]?.from ?? null;
    return {
      from,
      to: following && following - 1,
      price,
      percentage: full > 0 ? Math.round(100 * (1 - price.sellingPriceIncVat / full)) : 0,
      isReached: total >= from && (following === null || total < following),
    };
  });
  const tier = tiers.find(({ from }) => from > total);
  return { tiers, next: tier ? { tier, missing: tier.from - total } : null };
}
