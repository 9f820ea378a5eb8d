import { startTransition, useState } from 'react';
import { listAddress } from '@storefront/domain/list/listAddress';
import type { ListSelection } from '@storefront/domain/list/listSelection';
import { useNavigate } from '@storefront/platform/router';
import type { ProductList } from './ProductList.ts';

/**
 * What is chosen, as the shopper sees it: at once, while the products are still on their way. A further choice ends the
 * request of the one before; the address is replaced, so that going back leaves the list (behaviours, section 4).
 */
export function useSelection(list: ProductList) {
  const navigate = useNavigate();
  /** Chosen, and not yet what the list is of. */
  const [pending, setPending] = useState<ListSelection | null>(null);

  async function choose(next: ListSelection): Promise<void> {
    setPending(next);
    await navigate(listAddress(list, { selection: next }), { replace: true, preventScrollReset: true });
    // Together with the new list, or the old selection would show once more. A later choice still waits for its own.
    startTransition(() => setPending((latest) => (latest === next ? null : latest)));
  }

  return { selection: pending ?? list.selection, choose };
}
