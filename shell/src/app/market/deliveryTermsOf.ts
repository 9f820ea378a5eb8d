import { parseDeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { ChannelMarket } from '../data/rootData.ts';

type DeliveringMarket = Pick<ChannelMarket, 'alias' | 'deliveryDays' | 'lowestShippingFee'> & {
  country: { code: string } | null;
};

export type DeliveryTerms = Required<Pick<Shop, 'deliveryDays' | 'deliveryCountry' | 'lowestShippingFee'>>;

/**
 * Country, delivery time and shipping fee of a market. The delivery days are those of the API's carriers, otherwise those of the setting.
 *
 * @param alias of the market that the order is delivered to
 * @param setting DELIVERY_DAYS
 * @returns null for each value that is unknown
 */
export function deliveryTermsOf(markets: readonly DeliveringMarket[], alias: string, setting: string): DeliveryTerms {
  const market = markets.find((one) => one.alias === alias);
  return {
    deliveryDays: market?.deliveryDays ?? parseDeliveryDays(setting, alias),
    deliveryCountry: market?.country?.code ?? null,
    lowestShippingFee: market?.lowestShippingFee ?? null,
  };
}
