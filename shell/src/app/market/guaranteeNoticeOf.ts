import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { ChannelMarket } from '../data/rootData.ts';

interface NotifyingMarket {
  alias: string | null;
  guaranteeNotice: ChannelMarket['guaranteeNotice'];
}

/**
 * The notice on the legal guarantee of the market that the order is delivered to, from its first day on.
 *
 * @param today `yyyy-mm-dd`
 */
export function guaranteeNoticeOf(
  markets: readonly NotifyingMarket[],
  alias: string,
  today: string,
): NonNullable<Shop['guaranteeNotice']> | null {
  const notice = markets.find((market) => market.alias === alias)?.guaranteeNotice;
  return notice && notice.from <= today ? { image: notice.image } : null;
}
