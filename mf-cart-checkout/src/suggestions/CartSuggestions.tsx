import { useEffect, useEffectEvent, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { yieldTask } from '@hemvaror/domain/yieldTask';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionList_productFragment } from './SuggestionList.generated.ts';
import { relatedToCart } from './suggestedProducts.ts';

/**
 * Products that go with the cart. They are loaded once: a list that changes with each line would move under the pointer. While
 * the cart is changing, its requests go first.
 */
export function CartSuggestions() {
  const { t } = useTranslation('cart-checkout');
  const operations = useOperations();
  const { cart, pending } = useCart();
  const [products, setProducts] = useState<readonly SuggestionList_productFragment[] | null>(null);
  const isReady = products === null && pending.length === 0;

  const load = useEffectEvent(async () => (cart ? relatedToCart(operations, cart) : []));

  useEffect(() => {
    if (!isReady) return undefined;
    let isMounted = true;
    // The requests must not delay the frame with the opened panel.
    void yieldTask()
      .then(() => (isMounted ? load() : []))
      // The list is optional.
      .catch(() => [])
      .then((loaded) => isMounted && setProducts(loaded));
    return () => {
      isMounted = false;
    };
  }, [isReady]);

  return products && <SuggestionList title={t('suggestions.related')} products={products} />;
}
