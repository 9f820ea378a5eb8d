import type { Markets } from '../markets/view.ts';
import type { StoredOrder } from '../orders/readOrders.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';

/** The seller's details with the contact details of the channel in which the order was placed. A channel without its own has the settings'. */
export function shopOfOrder(
  { channelId }: Pick<StoredOrder, 'channelId'>,
  shop: ShopConfig,
  markets: Markets,
): ShopConfig {
  const { email, phone, hours, address, organizationNumber } = markets.viewOf({ channelId }).channel.contact;
  return { ...shop, email, phone, hours, address, organizationNumber };
}
