import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { Channel, ChannelMarket } from '../data/rootData.ts';
import { selectableMarkets } from './isSelectable.ts';

/** In display order. */
const GROUP_KEYS = ['scandinavia', 'eu', 'default'] as const;

export interface MarketGroup {
  key: (typeof GROUP_KEYS)[number];
  markets: ChannelMarket[];
}

/**
 * The markets that a shopper may select on the site in a language, by group (LOCALE-20). Markets of unknown groups are in the
 * last group. Duplicate aliases and empty groups are left out.
 */
export function marketGroups(channel: Channel, locale: LocaleCode): MarketGroup[] {
  const all = selectableMarkets(channel, locale);
  const markets = all.filter(({ alias }, index) => all.findIndex((other) => other.alias === alias) === index);
  return GROUP_KEYS.map((key) => ({
    key,
    markets: markets.filter(({ groupKey }) => groupOf(groupKey) === key),
  })).filter((group) => group.markets.length > 0);
}

function groupOf(groupKey: string | null | undefined): MarketGroup['key'] {
  return GROUP_KEYS.find((key) => key === groupKey) ?? 'default';
}
