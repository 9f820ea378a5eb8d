import { assertNever } from '@hemvaror/domain/assertNever';
import { formatDeliveryDays, type DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import type { StockStatus } from '@hemvaror/domain/stock/stockStatus';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { isoWeek } from './isoWeek.ts';

export interface StockText {
  /** Value of `data-status` on the stock line, for the styles. */
  status: 'in-stock' | 'few-left' | 'oversellable' | 'static' | 'out-of-stock' | 'incoming';
  text: string;
  /** Delivery time; empty if unknown. */
  time: string;
}

interface StockDates {
  /** ISO date on which a sold-out product is expected back (PRODUCT-07). */
  incoming?: string | null | undefined;
  /** Delivery time of products in stock. */
  deliveryDays?: DeliveryDays | null | undefined;
}

/**
 * The message for each stock status.
 *
 * @param t of the namespace `commerce`
 * @see PRODUCT-04, PRODUCT-05, PRODUCT-06
 */
export function stockText(
  status: StockStatus,
  t: TFunction<'commerce'>,
  { incoming, deliveryDays }: StockDates = {},
): StockText {
  const inStockTime = deliveryDays
    ? t('stock.time.inStock', { count: deliveryDays.max, days: formatDeliveryDays(deliveryDays) })
    : '';
  switch (status.kind) {
    case 'inStock':
      return { status: 'in-stock', text: t('stock.inStock'), time: inStockTime };
    case 'few':
      return {
        status: 'few-left',
        text: t('stock.few', { quantity: status.quantity }),
        time: inStockTime,
      };
    case 'backorder':
      return { status: 'oversellable', text: t('stock.backorder'), time: t('stock.time.backorder') };
    case 'static':
      return { status: 'static', text: t('stock.static'), time: t('stock.time.static') };
    case 'outOfStock': {
      const week = isoWeek(incoming);
      if (!incoming || week === null) return { status: 'out-of-stock', text: t('stock.outOfStock'), time: '' };
      // The Swedish message uses the week number, the English one the date.
      return { status: 'incoming', text: t('stock.incoming', { week, date: new Date(incoming) }), time: '' };
    }
    default:
      return assertNever(status);
  }
}
