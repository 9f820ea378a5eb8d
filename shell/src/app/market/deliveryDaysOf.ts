import { parseDeliveryDays, type DeliveryDays } from '@hemvaror/domain/market/deliveryDays';

interface Deliverable {
  alias: string | null;
  deliveryDays: DeliveryDays | null;
}

/**
 * The delivery days of a market: those of the API's carriers, otherwise those of the setting.
 *
 * @param alias of the market that the order is delivered to
 * @param setting DELIVERY_DAYS
 * @returns null if neither has the market
 */
export function deliveryDaysOf(markets: readonly Deliverable[], alias: string, setting: string): DeliveryDays | null {
  const market = markets.find((one) => one.alias === alias);
  return market?.deliveryDays ?? parseDeliveryDays(setting, alias);
}
