import { assertNever } from '@hemvaror/domain/assertNever';
import type { StockStatus } from '@hemvaror/domain/stock/stockStatus';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { isoWeek } from './isoWeek.ts';

export interface StockText {
  /** Drives the look: `data-status` on the stock line. */
  status: 'in-stock' | 'few-left' | 'oversellable' | 'static' | 'out-of-stock' | 'incoming';
  text: string;
  /** How soon it is with the shopper; empty when nobody knows. */
  time: string;
}

/**
 * The words of each stock status.
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
      // Swedes plan by week number, other shoppers by date: each message uses the one that its readers expect.
      return { status: 'incoming', text: t('stock.incoming', { week, date: new Date(incoming) }), time: '' };
    }
    default:
      return assertNever(status);
  }
}
