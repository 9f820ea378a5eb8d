import { useOperations } from '@storefront/api/OperationsProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { toastSlice } from '@storefront/store/toastSlice';
import { prefetch } from '@storefront/ui/late/prefetch';
import { useBrought } from '@storefront/ui/late/useBrought';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panel" */ '../filter-panel/FilterPanel.tsx')).FilterPanel;

/** The filter panel: no part of the first view, on its way as soon as a hand comes near. */
export function useFilterPanel() {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const operations = useOperations();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const { Part, bring } = useBrought(loadPanel);

  return {
    /** Once its code is there. */
    Panel: Part,
    /** The group that it was opened at, `''` for none; null while it is closed. */
    frame: isOpen ? (frame ?? '') : null,
    open: (group: string) => {
      dispatch(panelSlice.actions.panelOpened({ name: 'filters', frame: group }));
      bring().catch(() => {
        dispatch(panelSlice.actions.panelClosed());
        dispatch(
          toastSlice.actions.toastShown({ text: t('filter.failed'), tone: 'error', placement: 'bottom-center' }),
        );
      });
    },
    /** Its code, and what the first choice asks the API with. */
    prefetch: () => {
      prefetch(loadPanel);
      operations.prefetch();
    },
  };
}
