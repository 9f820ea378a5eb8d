import type { ReactNode } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { isInvoiceReduction } from '@hemvaror/domain/order/isInvoiceReduction';
import { pickupPointLines } from '@hemvaror/domain/order/pickupPointLines';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { addressLines } from './addressLines.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import type { OrderTotals_orderFragment } from './orderTotals.generated.ts';
import { orderTotals } from './orderTotals.ts';
import type { OrderDetails_orderFragment } from './OrderDetails.generated.ts';
import classes from './OrderDetails.module.css';

/** Shipping, payment, addresses, lines and totals of an order. */
export function OrderDetails({ order }: { order: OrderDetails_orderFragment }) {
  const { t } = useTranslation('account');
  const { languageId } = useShop();
  const pathTo = usePathTo();
  const delivery = order.pickupPoint
    ? pickupPointLines(order.pickupPoint, order.shippingAddress?.country ?? '', languageId)
    : addressLines(order.shippingAddress, languageId);
  const invoice = addressLines(order.billingAddress, languageId);
  const isSame = delivery.join('\n') === invoice.join('\n');
  const payments = compact(order.paymentDetails);
  /** By SKU id: whether the refund made an unpaid invoice smaller. */
  const reductions = new Map(
    compact(order.refunds).map((refund) => [refund.itemId, isInvoiceReduction(refund, payments)] as const),
  );

  return (
    <div className={classes.body}>
      <div className={classes.columns}>
        <Column title={t('orders.shipping')}>
          {compact(order.shippingDetails).map(({ id, name, parcelNumber, trackingLink }) => (
            <Shipping key={id} name={name} parcelNumber={parcelNumber} trackingLink={trackingLink} />
          ))}
        </Column>
        <Column title={t('orders.payment')}>
          {compact(order.paymentDetails).map(({ displayName }) => (
            <p key={displayName}>{displayName}</p>
          ))}
        </Column>
        <Column title={t('orders.delivery')}>
          <Address lines={delivery} />
        </Column>
        <Column title={t('orders.invoice')}>
          {isSame ? <p>{t('orders.sameInvoice')}</p> : <Address lines={invoice} />}
        </Column>
      </div>
      <ul className={classes.lines} aria-label={t('orders.line.list')}>
        {compact(order.cart?.items).map((line) => (
          <OrderLine key={line.id} line={line} isReduction={reductions.get(line.skuId)} />
        ))}
      </ul>
      <Totals order={order} />
      <OrderRefunds order={order} />
      <div className={classes.ways}>
        {/* Loads a new document, so that no script of this page sees the address. */}
        <Button variant="secondary" href={pathTo('order', { publicId: order.publicId })}>
          {t('orders.open')}
        </Button>
        <BuyAgain order={order} />
      </div>
      <Text size="small" muted>
        {t('orders.openHint')}
      </Text>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.column}>
      <Heading size="small" as="h3" className={classes.columnTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

interface ShippingProps {
  name: string;
  parcelNumber: string | null;
  trackingLink: string | null;
}

function Shipping({ name, parcelNumber, trackingLink }: ShippingProps) {
  const { t } = useTranslation('account');
  // The link is external data: render http and https only, never javascript: URLs.
  const isWebPage = trackingLink !== null && /^https?:\/\//i.test(trackingLink);

  return (
    <>
      <p>{name}</p>
      {parcelNumber && <p>{t('orders.parcelNumber', { number: parcelNumber })}</p>}
      {isWebPage && (
        <p>
          <a className={textLinkClassName()} href={trackingLink}>
            {t('orders.track')}
          </a>
        </p>
      )}
    </>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  // One paragraph, so that screen readers read the address without pauses; CSS keeps the line breaks.
  return <p className={classes.address}>{lines.join('\n')}</p>;
}

function Totals({ order }: { order: OrderTotals_orderFragment }) {
  const { t } = useTranslation('account');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { languageId } = useShop();

  return (
    <dl className={classes.totals}>
      {orderTotals(order, vatIncluded, languageId).map(({ key, amount, isFree }) => (
        <div key={key} data-row={key}>
          <dt>
            {t(`orders.totals.${key}`)}
            {key === 'total' && (
              <>
                {' '}
                <Text as="span" size="small" muted className={classes.note}>
                  {t('orders.totals.incVat')}
                </Text>
              </>
            )}
          </dt>
          <dd>{isFree ? t('orders.totals.freeShipping') : amount}</dd>
        </div>
      ))}
    </dl>
  );
}
