import { useRef } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { CartLineItem } from './CartLineItem.tsx';
import { lineDetails } from './lineDetails.ts';
import classes from './CartLines.module.css';

/** The editable lines of the cart, below a notice about backordered lines. */
export function CartLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const list = useRef<HTMLUListElement>(null);
  const lines = compact(cart.items);
  const backordered = lines.filter((line) => lineDetails(line).isBackordered).length;

  return (
    <>
      {backordered > 0 && (
        <Notice tone="warning">
          {t('backorder.notice', { count: backordered })}
          {backordered < lines.length && ` ${t('backorder.rest')}`}
        </Notice>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('line.list')} className={classes.lines}>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
    </>
  );
}
