import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import type { ListSelection } from '@hemvaror/domain/list/listSelection';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import type { ProductList } from './ProductList.ts';

/** Maximum time between a finished navigation and its render. */
const PENDING_TIMEOUT_MS = 1_000;

/** Changes the selection. */
export type UpdateSelection = (change: (selection: ListSelection) => ListSelection) => void;

/**
 * The selection, updated at once while the products are loading. A further change aborts the previous request. The address is
 * replaced, so that a back navigation leaves the list (CATALOG-18).
 *
 * @returns `updateSelection` is stable until unmount
 */
export function useSelection(list: ProductList): { selection: ListSelection; updateSelection: UpdateSelection } {
  const navigate = useNavigate();
  const [pending, setPending] = useState<Pending | null>(null);
  const selection = pending?.selection ?? list.selection;
  const latest = useRef({ list, selection });

  // The pending list is loaded.
  if (pending?.search === list.search) setPending(null);

  useLayoutEffect(() => {
    latest.current = { list, selection };
  }, [list, selection]);

  const updateSelection = useCallback<UpdateSelection>(
    (change) => {
      const next = change(latest.current.selection);
      const address = listAddress(latest.current.list, { selection: next });
      const { search } = new URL(address, window.location.origin);
      latest.current.selection = next;
      setPending({ selection: next, search });
      const navigated = navigate(address, { replace: true, preventScrollReset: true });
      // If another navigation has aborted this one, return to the selection of the rendered list.
      const clearPending = () => setPending((last) => (last?.selection === next ? null : last));
      void Promise.resolve(navigated).then(() => setTimeout(clearPending, PENDING_TIMEOUT_MS));
    },
    [navigate],
  );

  return { selection, updateSelection };
}

/** A selection whose list is not loaded yet. */
interface Pending {
  selection: ListSelection;
  /** Query of the address of that list. */
  search: string;
}
