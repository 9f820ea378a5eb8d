import type { CurrencyCode } from '../markets/channels.ts';
import type { AnnouncedPrice } from './announcedPrice.ts';
import type { Campaign } from './campaign.ts';

/**
 * Whether the price of a product is as much below its reference price as the campaign announces. A product that was cheaper in
 * the 30 days before gets the price of the campaign, but not its name. Tiers are conditional offers, which article 6a of
 * Directive 98/6/EC does not concern (Commission guidance 2021/C 526/02, 2.1).
 */
export function isReducedAsAnnounced(
  campaign: Campaign,
  { reference, selling }: AnnouncedPrice,
  code: CurrencyCode,
): boolean {
  switch (campaign.kind) {
    case 'sale':
      return selling < reference;
    case 'percentage':
      return selling <= Math.round((reference * (100 - campaign.percent)) / 100);
    case 'fixed_amount':
      // An amount that would make the product free has no effect.
      return selling < reference && selling <= reference - campaign.amounts[code];
    case 'tiered':
      return true;
    default:
      return campaign satisfies never;
  }
}
