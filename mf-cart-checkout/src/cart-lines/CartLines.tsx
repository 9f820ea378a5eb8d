import { useRef } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { CartLineItem } from './CartLineItem.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import type { LineRemoval } from './useLineRemoval.ts';
import classes from './CartLines.module.css';

/** The editable lines of the cart. A removed line keeps its place while its removal can be undone. */
export function CartLines({ removal }: { removal: LineRemoval }) {
  const { t } = useTranslation('cart-checkout');
  const list = useRef<HTMLUListElement>(null);

  function focusLink(skuId: number): void {
    const link = list.current?.querySelector<HTMLElement>(`[data-sku="${skuId}"] a`);
    (link ?? list.current)?.focus({ preventScroll: true });
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label={t('line.list')} className={classes.lines}>
      {removal.lines.map(({ line, isRemoved }) =>
        isRemoved ? (
          <RemovedLine
            key={`removed ${line.id}`}
            line={line}
            onRestore={removal.lineRestored}
            onRestored={() => focusLink(line.skuId)}
            onExpire={removal.dismiss}
          />
        ) : (
          <CartLineItem key={line.id} line={line} onRemove={() => removal.lineRemoved(line)} />
        ),
      )}
    </ul>
  );
}
