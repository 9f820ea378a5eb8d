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

/** A line at current prices; from a tier's quantity on, all items cost the tier's price (CART-04). */
export function priceLine(line: CartLine, product: ProductView): CartLineView {
  const { record, tree, view } = product;
  const { regular, selling } = record.prices[view.currency.code];
  const campaigns = activeCampaigns(product);
  const tiered = bestTiered(campaigns, selling, line.quantity);
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    product,
    vatRate: vatRate(tree, view, record.vatClass),
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

/** Campaigns are not combined: the cheapest tiered one for this quantity applies, the first of equals. */
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

/** Adds the plain price as the tier from quantity 1. */
function tiersOf(tiers: readonly Tier[], selling: number): PriceTier[] {
  return [{ quantity: 1, percent: 0 }, ...tiers]
    .toSorted((left, right) => left.quantity - right.quantity)
    .map(({ quantity, percent }) => ({ quantity, percent, unit: Math.round((selling * (100 - percent)) / 100) }));
}
