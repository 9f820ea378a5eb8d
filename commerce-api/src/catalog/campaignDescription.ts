import { formatMoney } from '../markets/formatMoney.ts';
import type { View } from '../markets/view.ts';
import type { Tier } from '../model/campaign.ts';
import type { Campaign } from './campaign.ts';

/** The conditions of a campaign in one sentence, for its list and for product pages; empty for a sale. */
export function campaignDescription(campaign: Campaign, view: View): string {
  const isSwedish = view.language.code === 'sv';
  switch (campaign.kind) {
    case 'sale':
      return '';
    case 'percentage':
      return isSwedish ? `${percent(campaign.percent, view)} rabatt.` : `${percent(campaign.percent, view)} off.`;
    case 'fixed_amount': {
      const amount = formatMoney(campaign.amounts[view.currency.code], view);
      return isSwedish ? `${amount} rabatt.` : `${amount} off.`;
    }
    case 'tiered': {
      const tiers = new Intl.ListFormat(view.language.id).format(campaign.tiers.map((tier) => tierText(tier, view)));
      return isSwedish ? `Köp fler av samma vara: ${tiers}.` : `Buy more of the same item: ${tiers}.`;
    }
    default:
      return campaign satisfies never;
  }
}

function tierText({ quantity, percent: share }: Tier, view: View): string {
  const discount = percent(share, view);
  return view.language.code === 'sv' ? `${discount} rabatt från ${quantity} st` : `${discount} off from ${quantity}`;
}

function percent(share: number, { language }: View): string {
  return new Intl.NumberFormat(language.id, { style: 'percent' }).format(share / 100);
}
