import { compact } from '@hemvaror/domain/compact';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { AccordionMark } from '@hemvaror/ui/accordion/Accordion';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { OrderDetails } from './OrderDetails.tsx';
import { orderState } from './orderState.ts';
import type { Order_orderFragment } from './Order.generated.ts';
import classes from './Order.module.css';

const TONES = { received: 'muted', processing: 'warning', completed: 'success', cancelled: 'error' } as const;

/** A row of the order list, which expands to the details. */
export function Order({ order }: { order: Order_orderFragment }) {
  const { t } = useTranslation('account');
  const { languageId } = useShop();
  const { id, publicId, createdAt, status, orderTotal, cart } = order;
  const state = orderState(status);
  const pieces = compact(cart?.items).reduce((total, { quantity }) => total + quantity, 0);

  return (
    <details className={classes.order}>
      <summary className={classes.summary}>
        <span className={classes.date}>{createdAt && formatDate(new Date(createdAt), languageId)}</span>{' '}
        <span className={classes.pieces}>{t('orders.items', { count: pieces })}</span>{' '}
        <span className={classes.number}>{`#${id ?? publicId}`}</span>{' '}
        <span className={classes.state}>
          <Badge tone={TONES[state]}>{t(`orders.state.${state}`)}</Badge>
        </span>{' '}
        <span className={classes.total}>{orderTotal?.sellingPriceIncVatFormatted}</span>
        <span className={classes.mark}>
          <AccordionMark />
        </span>
      </summary>
      <OrderDetails order={order} />
    </details>
  );
}
