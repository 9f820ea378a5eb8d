import { campaignsOf } from '../catalog/productParts.ts';
import type { ProductView } from '../catalog/productView.ts';
import type { CartLineView, CampaignRule, PriceTier } from './cartView.ts';
import type { QuantityCampaign } from './promotions.ts';

export interface CartLine {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
  message: string;
}

/** A line at today's prices; from a tier's quantity on, each costs the tier's price (CART-04). */
export function priceLine(line: CartLine, product: ProductView, campaigns: readonly QuantityCampaign[]): CartLineView {
  const { facts, view } = product;
  const { regular, selling } = facts.prices[view.currency.code];
  const campaign = campaigns.find(({ categoryId }) => isWithin(product, categoryId));
  const tiers = campaign ? tiersOf(campaign, selling) : [];
  const reached = tiers.findLast(({ quantity }) => quantity <= line.quantity);
  const hasDiscount = campaign && reached && reached.percent > 0;
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    product,
    vatRate: facts.vatRate,
    regularUnit: regular,
    sellingUnit: reached?.unit ?? selling,
    campaigns: [...campaignsOf(product), ...(hasDiscount ? [ruleOf(campaign, reached, product)] : [])],
    tiers,
    view,
  };
}

/** The plain price counts as the tier that begins at one. */
function tiersOf({ tiers }: QuantityCampaign, selling: number): PriceTier[] {
  return [{ quantity: 1, percent: 0 }, ...tiers]
    .toSorted((left, right) => left.quantity - right.quantity)
    .map(({ quantity, percent }) => ({ quantity, percent, unit: Math.round((selling * (100 - percent)) / 100) }));
}

function isWithin({ facts, tree }: ProductView, categoryId: number): boolean {
  return facts.categoryIds.some((id) => tree.categories.get(id)?.path.some((category) => category.id === categoryId));
}

function ruleOf({ id, name }: QuantityCampaign, { percent }: PriceTier, { view }: ProductView): CampaignRule {
  return {
    campaignId: `quantity-${id}`,
    name: name[view.language.code],
    hideTitle: false,
    ruleType: 'QUANTITY',
    category: 'PRICE',
    action: 'PERCENTAGE',
    actionValue: String(percent),
    canonicalUrl: null,
  };
}
