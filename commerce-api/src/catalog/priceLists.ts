import type { Db } from '../platform/db/openDatabase.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';

export interface PriceList {
  identifier: string;
  currency: CurrencyCode;
  /** Whether the markets of its currency use this list. */
  isDefault: boolean;
}

export function readPriceLists(db: Db): Promise<PriceList[]> {
  return db
    .selectFrom('price_list')
    .select(['identifier', 'currency', 'is_default as isDefault'])
    .orderBy('id')
    .execute();
}

/**
 * Identifier of the price list for this view.
 *
 * @throws Error if the currency has no default list
 */
export function priceListOf(priceLists: readonly PriceList[], { currency }: View): string {
  const found = priceLists.find((list) => list.isDefault && list.currency === currency.code);
  if (!found) throw new Error(`No default price list for ${currency.code}. Import one.`);
  return found.identifier;
}
