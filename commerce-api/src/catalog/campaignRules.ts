import type { CurrencyCode } from '../markets/channels.ts';
import type { Tier } from '../model/campaign.ts';
import { announcedPrice } from './announcedPrice.ts';
import type { Campaign } from './campaign.ts';
import { isReducedAsAnnounced } from './isReducedAsAnnounced.ts';
import type { ProductView } from './productView.ts';
import { campaignUrl } from './urls.ts';

/** A campaign in the form of CampaignRuleType of the contract. */
export interface CampaignRule {
  campaignId: string;
  name: string;
  hideTitle: boolean;
  ruleType: string;
  category: string;
  action: string;
  actionValue: string | null;
  canonicalUrl: string | null;
}

/** The active campaigns of a product, by id, without those that announce more than its price is reduced by. */
export function activeCampaigns({ record, tree, view }: ProductView): Campaign[] {
  const price = announcedPrice(record, view.currency.code);
  return record.campaignIds
    .flatMap((id) => tree.campaigns.get(id) ?? [])
    .filter((campaign) => isReducedAsAnnounced(campaign, price, view.currency.code));
}

export function campaignsOf(product: ProductView): CampaignRule[] {
  return activeCampaigns(product).map((campaign) => campaignRule(campaign, product));
}

/** @param reached the tier of a campaign in a cart; without it the rule has no value, since it depends on the quantity */
export function campaignRule(campaign: Campaign, { view }: ProductView, reached?: Tier): CampaignRule {
  const language = view.language.code;
  return {
    campaignId: String(campaign.id),
    name: campaign.name[language],
    hideTitle: false,
    ruleType: campaign.kind === 'tiered' ? 'QUANTITY' : 'PRODUCT',
    category: 'PRICE',
    ...actionOf(campaign, view.currency.code, reached),
    canonicalUrl: campaignUrl(campaign)(language),
  };
}

function actionOf(
  campaign: Campaign,
  currency: CurrencyCode,
  reached: Tier | undefined,
): Pick<CampaignRule, 'action' | 'actionValue'> {
  switch (campaign.kind) {
    case 'sale':
      return { action: 'SALE_PRICE', actionValue: null };
    case 'percentage':
      return { action: 'PERCENTAGE', actionValue: String(campaign.percent) };
    case 'fixed_amount':
      // In major units, like all amounts in the API.
      return { action: 'FIXED_AMOUNT', actionValue: String(campaign.amounts[currency] / 100) };
    case 'tiered':
      return { action: 'PERCENTAGE', actionValue: reached ? String(reached.percent) : null };
    default:
      return campaign satisfies never;
  }
}
