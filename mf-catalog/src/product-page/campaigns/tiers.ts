import { compact } from '@hemvaror/domain/compact';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { QuantityPrices_priceFragment } from './quantityPrices.generated.ts';

type TierPrice = NonNullable<QuantityPrices_priceFragment['price']>;

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

interface Selection {
  productId: number;
  /** Undefined until a size is selected. */
  skuId: number | undefined;
  quantity: number;
}

/**
 * The quantity tiers of a product. They count per size.
 *
 * @param quantityPrices null if the API has them in the cart only: then they are known once a size of the product is there
 * @returns null without tiers
 */
export function tiersOf(
  quantityPrices: readonly QuantityPrices_priceFragment[] | null,
  cart: Cart | null,
  selection: Selection,
): Tiers | null {
  const { skuId, quantity } = selection;
  const prices = (quantityPrices ?? pricesInCart(cart, selection))
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

function pricesInCart(cart: Cart | null, { productId, skuId }: Selection): readonly QuantityPrices_priceFragment[] {
  const lines = compact(cart?.items).filter(({ product }) => product?.productId === productId);
  const line = lines.find((one) => one.skuId === skuId) ?? lines[0];
  return compact(line?.campaign?.prices);
}
