import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import type { ListSelection } from '@hemvaror/domain/list/listSelection';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import type { ProductList } from './ProductList.ts';

/** Ms after which a list that has arrived is rendered for sure. */
const PENDING_TIMEOUT_MS = 1_000;

/** Chooses something else than what is chosen. */
export type Choose = (change: (selection: ListSelection) => ListSelection) => void;

/**
 * What is chosen, as the shopper sees it: at once, while the products are still on their way. A further choice ends the
 * request of the one before; the address is replaced, so that going back leaves the list (CATALOG-18).
 *
 * @returns `choose` stays the same function for as long as the list stands
 */
export function useSelection(list: ProductList): { selection: ListSelection; choose: Choose } {
  const navigate = useNavigate();
  const [pending, setPending] = useState<Pending | null>(null);
  const selection = pending?.selection ?? list.selection;
  const latest = useRef({ list, selection });

  // The list that was waited for is there.
  if (pending?.search === list.search) setPending(null);

  useLayoutEffect(() => {
    latest.current = { list, selection };
  }, [list, selection]);

  const choose = useCallback<Choose>(
    (change) => {
      const next = change(latest.current.selection);
      const address = listAddress(latest.current.list, { selection: next });
      const { search } = new URL(address, window.location.origin);
      latest.current.selection = next;
      setPending({ selection: next, search });
      const navigated = navigate(address, { replace: true, preventScrollReset: true });
      // Ended by another navigation: after a while what is shown is what there is.
      const forget = () => setPending((last) => (last?.selection === next ? null : last));
      void Promise.resolve(navigated).then(() => setTimeout(forget, PENDING_TIMEOUT_MS));
    },
    [navigate],
  );

  return { selection, choose };
}

/** What is chosen, and not yet what the list is of. */
interface Pending {
  selection: ListSelection;
  /** Query of the address that leads there. */
  search: string;
}
