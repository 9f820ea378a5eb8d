import { listAddress, selectionFrom } from '@storefront/domain/list/listQuery';
import type { ListSelection } from '@storefront/domain/list/listSelection';
import { useNavigate, useNavigation } from '@storefront/platform/router';
import type { ProductList } from './ProductList.ts';

/**
 * What is chosen, as the shopper sees it: at once, while the products are still on their way. A further choice ends the
 * request of the one before; the address is replaced, so that going back leaves the list (behaviours, section 4).
 */
export function useSelection(list: ProductList) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isPending = location?.pathname === list.path;
  const selection = isPending ? selectionFrom(new URLSearchParams(location.search), list.defaultSort) : list.selection;

  return {
    selection,
    isPending,
    choose: (chosen: ListSelection) => {
      void navigate(listAddress(list, { selection: chosen }), { replace: true, preventScrollReset: true });
    },
  };
}
