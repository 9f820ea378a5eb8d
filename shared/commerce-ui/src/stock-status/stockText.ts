import { assertNever } from '@hemvaror/domain/assertNever';
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

/**
 * The message for each stock status.
 *
 * @param t of the namespace `commerce`
 * @param incoming ISO date on which a sold-out product is expected back (PRODUCT-07)
 * @see PRODUCT-04, PRODUCT-05, PRODUCT-06
 */
export function stockText(status: StockStatus, t: TFunction<'commerce'>, incoming?: string | null): StockText {
  switch (status.kind) {
    case 'inStock':
      return { status: 'in-stock', text: t('stock.inStock'), time: t('stock.time.inStock') };
    case 'few':
      return {
        status: 'few-left',
        text: t('stock.few', { quantity: status.quantity }),
        time: t('stock.time.inStock'),
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
