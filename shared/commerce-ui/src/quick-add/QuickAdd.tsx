import { useState } from 'react';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { classNames } from '@hemvaror/ui/classNames';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { BagIcon } from '@hemvaror/ui/icons/BagIcon';
import type { QuickAddSku } from './addOneToCart.ts';
import classes from './QuickAdd.module.css';

const loadQuickAdd = lazyModule(() => import('./quickAdd.ts'), { when: 'soon' });

interface QuickAddProps {
  sku: QuickAddSku;
  /** The product's name, for the button's label. */
  name: string;
  /** The product page, opened if the code of the button cannot be loaded. */
  href: string | null;
  className?: string | undefined;
}

/** Adds one of a product to the cart without leaving the page (CART-20). */
export function QuickAdd({ sku, name, href, className }: QuickAddProps) {
  const { t } = useTranslation('commerce');
  const { locale } = useShop();
  // The session, not its state: a change of the cart must not re-render every card.
  const cart = useCartSession();
  const dispatch = useDispatch();
  const [isAdding, setAdding] = useState(false);

  async function add(): Promise<void> {
    setAdding(true);
    try {
      await (await loadQuickAdd()).quickAdd(sku, { cart, dispatch, t, locale });
    } catch {
      // Only a failed load of the code. Offline, the shell shows a message already, and leaving would lose the page.
      if (href && navigator.onLine) window.location.assign(href);
    }
    setAdding(false);
  }

  return (
    <IconButton
      data-add-to-cart=""
      outlined
      className={classNames(classes.button, className)}
      label={t('quickAdd.add', { name })}
      icon={<BagIcon />}
      aria-busy={isAdding || undefined}
      onPointerOver={loadQuickAdd.prefetch}
      onFocus={loadQuickAdd.prefetch}
      // Not `disabled` during the request, as that would remove the focus.
      onClick={() => void (isAdding || add())}
    />
  );
}
