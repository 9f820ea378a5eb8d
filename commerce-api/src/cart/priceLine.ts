import { activeCampaigns, campaignRule } from '../catalog/campaignRules.ts';
import type { Campaign } from '../catalog/campaign.ts';
import type { Tier } from '../model/campaign.ts';
import type { ProductView } from '../catalog/productView.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { CartLineView, PriceTier } from './cartView.ts';

export interface CartLine {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
  message: string;
}

/** A line at today's prices; from a tier's quantity on, each costs the tier's price (CART-04). */
export function priceLine(line: CartLine, product: ProductView): CartLineView {
  const { facts, tree, view } = product;
  const { regular, selling } = facts.prices[view.currency.code];
  const campaigns = activeCampaigns(product);
  const tiered = bestTiered(campaigns, selling, line.quantity);
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    product,
    vatRate: vatRate(tree, view, facts.vatClass),
    regularUnit: regular,
    sellingUnit: tiered?.reached.unit ?? selling,
    campaigns: [
      ...campaigns.filter(({ kind }) => kind !== 'tiered').map((campaign) => campaignRule(campaign, product)),
      ...(tiered && tiered.reached.percent > 0 ? [campaignRule(tiered.campaign, product, tiered.reached)] : []),
    ],
    tiers: tiered?.tiers ?? [],
    view,
  };
}

/** Campaigns do not add up: the tiered one that makes this quantity cheapest counts, the first of equals. */
function bestTiered(campaigns: readonly Campaign[], selling: number, quantity: number) {
  const [best] = campaigns
    .flatMap((campaign) => {
      if (campaign.kind !== 'tiered') return [];
      const tiers = tiersOf(campaign.tiers, selling);
      const reached = tiers.findLast((tier) => tier.quantity <= quantity);
      return reached ? { campaign, tiers, reached } : [];
    })
    .toSorted((left, right) => left.reached.unit - right.reached.unit);
  return best;
}

/** The plain price counts as the tier that begins at one. */
function tiersOf(tiers: readonly Tier[], selling: number): PriceTier[] {
  return [{ quantity: 1, percent: 0 }, ...tiers]
    .toSorted((left, right) => left.quantity - right.quantity)
    .map(({ quantity, percent }) => ({ quantity, percent, unit: Math.round((selling * (100 - percent)) / 100) }));
}
