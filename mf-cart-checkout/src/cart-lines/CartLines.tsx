import { useRef } from 'react';
import type { Cart } from '@storefront/cart/cartSession';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { Notice } from '@storefront/ui/notice/Notice';
import { CartLineItem } from './CartLineItem.tsx';
import { lineFacts } from './lineFacts.ts';
import classes from './CartLines.module.css';

/** The cart's lines, to be changed and removed, below what has to be known about them. */
export function CartLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const list = useRef<HTMLUListElement>(null);
  const lines = present(cart.items);

  return (
    <>
      {lines.some((line) => lineFacts(line).isBackordered) && <Notice tone="warning">{t('backorder')}</Notice>}
      <ul ref={list} tabIndex={-1} aria-label={t('line.list')} className={classes.lines}>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
    </>
  );
}
