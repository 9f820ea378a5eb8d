import { compact } from '../model/compact.ts';
import { formatMoney } from '../markets/formatMoney.ts';
import { SHOP_TIME_ZONE } from '../markets/shopDate.ts';
import type { View } from '../markets/view.ts';
import type { Tier } from '../model/campaign.ts';
import type { Campaign } from './campaign.ts';

/** Subject, conditions and last day of a campaign, in sentences; empty for a sale without text and end. */
export function campaignDescription(campaign: Campaign, view: View): string {
  return compact([campaign.text?.[view.language.code], conditions(campaign, view), end(campaign, view)])
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function end({ endsAt }: Campaign, { language }: View): string {
  if (!endsAt) return '';
  // The campaign does not apply at the time of its end, so an end at midnight is the day before.
  const lastDay = new Intl.DateTimeFormat(language.id, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
    .format(endsAt.getTime() - 1)
    .replaceAll(' ', '\u00A0');
  return language.code === 'sv' ? `Gäller till och med ${lastDay}.` : `Valid through ${lastDay}.`;
}

function conditions(campaign: Campaign, view: View): string {
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
