import { useId, useState, type ReactNode } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { compact } from '@hemvaror/domain/compact';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Collapse } from '@hemvaror/ui/collapse/Collapse';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { ChevronDownIcon } from '@hemvaror/ui/icons/ChevronDownIcon';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Text } from '@hemvaror/ui/text/Text';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import { DeliveryLine } from '../delivery/DeliveryLine.tsx';
import { FreeShipping } from '../free-shipping/FreeShipping.tsx';
import { CompactLine } from '../compact-line/CompactLine.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import { amountToPay } from '../totals/totalsRows.ts';
import type { PickupPoint } from './shipping-step/pickupPoints.ts';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  currency: string | undefined;
  isShippingSelected: boolean;
  /** The selected pickup point; null without one. */
  point: PickupPoint | null;
  isUpdating: boolean;
  /** List items with controls, in place of the compact lines. The summary is then open at first. */
  editableLines?: ReactNode;
  /** Below the lines. */
  controls?: ReactNode;
}

/**
 * Lines and totals of the order: a sticky column beside the form on wide screens. On narrow ones the total is above the form,
 * and a button opens the rest.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, currency, isShippingSelected, point, isUpdating, editableLines, controls } = props;
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const [isOpen, setIsOpen] = useState(editableLines !== undefined);
  const id = useId();
  const lines = compact(cart.items);

  return (
    <aside className={classes.summary} aria-labelledby={id} aria-busy={isUpdating}>
      <div className={classes.head}>
        <Heading size="part" as="h2" id={id}>
          {t('checkout.summary')}
        </Heading>
        <div className={classes.narrow}>
          <Text as="span" size="small" muted className={classes.count}>
            {t('items', { count: itemCount(cart) })}
          </Text>
          <strong className={classes.total}>{amountToPay(cart)}</strong>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-label={t('checkout.summaryDetails')}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDownIcon />
          </button>
        </div>
      </div>
      <Collapse id={`${id}-details`} className={classes.collapse} open={isOpen}>
        <div className={classes.details}>
          <ul className={classes.lines} data-editable={editableLines ? true : undefined}>
            {editableLines ??
              lines.map((line) => (
                <CompactLine
                  key={line.id}
                  line={line}
                  quantity={line.quantity}
                  price={line.totalPrice ? priceView(line.totalPrice, vatIncluded).selling : ''}
                />
              ))}
          </ul>
          {controls}
          <CartTotals cart={cart} currency={currency} isShippingSelected={isShippingSelected} />
          {point && (
            <div>
              <Text size="small">{t('shipping.toPoint', { point: point.name })}</Text>
              {point.address !== '' && (
                <Text size="small" muted>
                  {point.address}
                </Text>
              )}
            </div>
          )}
          {lines.some((line) => lineDetails(line).shortage !== null) && (
            <Notice tone="warning">{t('line.shortage.summary')}</Notice>
          )}
          <DeliveryLine cart={cart} />
          <FreeShipping cart={cart} look="line" />
        </div>
      </Collapse>
    </aside>
  );
}
