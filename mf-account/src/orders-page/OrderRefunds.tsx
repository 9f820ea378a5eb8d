import { compact } from '@hemvaror/domain/compact';
import { isInvoiceReduction } from '@hemvaror/domain/order/isInvoiceReduction';
import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import type { OrderRefunds_orderFragment } from './OrderRefunds.generated.ts';
import classes from './OrderRefunds.module.css';

/** Refunds by item. Renders nothing without refunds. */
export function OrderRefunds({ order }: { order: OrderRefunds_orderFragment }) {
  const { t } = useTranslation('account');
  const shop = useShop();
  const refunds = compact(order.refunds);
  if (refunds.length === 0) return null;
  const payments = compact(order.paymentDetails);
  const reductions = new Set(refunds.filter((refund) => isInvoiceReduction(refund, payments)));
  const title = reductions.size === 0 ? 'title' : reductions.size === refunds.length ? 'reductions' : 'mixed';
  const names = new Map(compact(order.cart?.items).map(({ skuId, product }) => [skuId, product?.name]));

  function nameOf({ itemId, refundType }: (typeof refunds)[number]): string {
    if (refundType === 'shipping') return t('orders.shipping');
    if (refundType === 'returnShipping') return t('orders.refunds.returnShipping');
    return names.get(itemId) ?? t(refundType === 'line' ? 'orders.line.gone' : 'orders.refunds.amount');
  }

  return (
    <div>
      <Heading size="small" as="h3" className={classes.title}>
        {t(`orders.refunds.${title}`)}
      </Heading>
      <ul className={classes.list} aria-label={t(`orders.refunds.${title}`)}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              {[
                nameOf(refund),
                formatDate(new Date(refund.createdAt), shop.languageId),
                refund.toBalance && t('orders.refunds.toBalance'),
                reductions.has(refund) && t('orders.refunds.reduced'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span>{formatMoney(refund.total, shop.languageId, order.currency ?? shop.currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
