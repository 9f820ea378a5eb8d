import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { deliveryTexts } from '../delivery/deliveryTexts.ts';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { UNPAID } from './orderTimeline.ts';

/**
 * When the goods of an order arrive, as it was promised. Empty while the order waits for its payment, and after a day that has passed:
 * the promise no longer holds then.
 */
export function expectedDelivery(
  { status, cart }: Pick<OrderPage_orderFragment, 'status' | 'cart'>,
  t: TFunction<'cart-checkout'>,
  { languageId, today = '' }: Pick<Shop, 'languageId' | 'today'>,
): string[] {
  const dates = (cart?.summary?.shipping?.deliveryDates ?? []).filter(({ to }) => to >= today);
  return UNPAID.includes(status) ? [] : deliveryTexts({ deliveryDates: dates }, t, languageId);
}
