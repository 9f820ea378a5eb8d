import { priceOf, type Price } from '../model/price.ts';
import { announcedPrice } from './announcedPrice.ts';
import type { Campaign } from './campaign.ts';
import { activeCampaigns } from './campaignRules.ts';
import type { ProductView } from './productView.ts';
import { vatRate } from './vatRate.ts';

/** The unit price of a product from a quantity on. */
export interface QuantityPrice {
  /** Minimum quantity of one SKU. */
  quantity: number;
  percent: number;
  price: Price;
  /** Null for the price without a tiered campaign. */
  campaign: Campaign | null;
}

/**
 * The unit prices of a product by its tiered campaigns, from quantity 1 on. Campaigns are not combined: for each quantity the
 * cheapest one applies, the first of equals. Empty without tiered campaigns.
 *
 * @see CART-04
 */
export function quantityPrices(product: ProductView): QuantityPrice[] {
  const campaigns = activeCampaigns(product).flatMap((campaign) =>
    campaign.kind === 'tiered' ? [tiersOf(campaign, product)] : [],
  );
  const quantities = [...new Set(campaigns.flat().map(({ quantity }) => quantity))].toSorted((one, two) => one - two);
  return quantities.reduce<QuantityPrice[]>((prices, quantity) => {
    const [best] = campaigns
      .flatMap((tiers) => tiers.findLast((tier) => tier.quantity <= quantity) ?? [])
      .toSorted((one, two) => unitOf(one) - unitOf(two));
    const previous = prices.at(-1);
    return !best || (previous && unitOf(best) === unitOf(previous)) ? prices : [...prices, { ...best, quantity }];
  }, []);
}

/** The tiers of a campaign, with the plain price as the tier from quantity 1. */
function tiersOf(
  campaign: Extract<Campaign, { kind: 'tiered' }>,
  { record, tree, view }: ProductView,
): QuantityPrice[] {
  const { reference: regular, selling } = announcedPrice(record, view.currency.code);
  const rate = vatRate(tree, view, record.vatClass);
  const reduced = campaign.tiers
    .toSorted((one, two) => one.quantity - two.quantity)
    .map(({ quantity, percent }) => {
      const price = priceOf({ regular, selling: Math.round((selling * (100 - percent)) / 100) }, rate, view);
      return { quantity, percent, price, campaign };
    });
  return [{ quantity: 1, percent: 0, price: priceOf({ regular, selling }, rate, view), campaign: null }, ...reduced];
}

function unitOf({ price }: QuantityPrice): number {
  return price.selling.incVat;
}
