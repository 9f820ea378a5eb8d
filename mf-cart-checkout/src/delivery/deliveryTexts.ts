import type { DeliverySupply } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { formatDeliveryDates } from '@hemvaror/domain/delivery/formatDeliveryDates';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';

interface GoodsDates {
  supply: DeliverySupply;
  /** `yyyy-mm-dd` */
  from: string;
  to: string;
}

/** A shipping option, of a cart or an order. */
export interface DatedOption {
  /** Null if they are unknown, undefined with an API that does not have them. */
  deliveryDates?: readonly GoodsDates[] | null;
}

/**
 * The days on which goods arrive: `tis 1 – tors 3 dec`. Goods of several stocks have a text each, which names them.
 *
 * @param languageId BCP 47 tag
 * @returns empty if the days are unknown
 */
export function deliveryTexts(
  option: DatedOption | null | undefined,
  t: TFunction<'cart-checkout'>,
  languageId: string,
): string[] {
  const known = (option?.deliveryDates ?? []).flatMap(({ supply, ...days }) => {
    const dates = formatDeliveryDates(days, languageId);
    return dates === null ? [] : [{ supply, dates }];
  });
  return known.length === 1
    ? known.map(({ dates }) => dates)
    : known.map(({ supply, dates }) => t(`delivery.${supply}`, { dates }));
}
