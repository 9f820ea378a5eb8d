import { useId } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { isInvoiceReduction } from '@hemvaror/domain/order/isInvoiceReduction';
import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import type { Refunds_orderFragment } from './Refunds.generated.ts';
import classes from './OrderLists.module.css';

/** Refunds by item. Renders nothing without refunds. */
export function Refunds({ order }: { order: Refunds_orderFragment }) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const shop = useShop();
  const refunds = compact(order.refunds);
  if (refunds.length === 0) return null;
  const payments = compact(order.paymentDetails);
  const reductions = new Set(refunds.filter((refund) => isInvoiceReduction(refund, payments)));
  const title = reductions.size === 0 ? 'title' : reductions.size === refunds.length ? 'reductions' : 'mixed';
  const names = new Map(compact(order.cart?.items).map(({ skuId, product }) => [skuId, product?.name]));

  function nameOf({ itemId, refundType }: (typeof refunds)[number]): string {
    if (refundType === 'shipping') return t('totals.shipping');
    if (refundType === 'returnShipping') return t('orderPage.refunds.returnShipping');
    return names.get(itemId) ?? t(refundType === 'line' ? 'orderPage.refunds.item' : 'orderPage.refunds.amount');
  }

  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t(`orderPage.refunds.${title}`)}
      </Heading>
      <ul className={classes.list}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <p>{nameOf(refund)}</p>
              <Text size="small" muted figures>
                {[
                  formatDate(new Date(refund.createdAt), shop.languageId),
                  refund.toBalance && t('orderPage.refunds.toBalance'),
                  reductions.has(refund) && t('orderPage.refunds.reduced'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </div>
            <Text as="span" figures>
              {formatMoney(refund.total, shop.languageId, order.currency ?? shop.currency)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
