import { useState, type ComponentType } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { toastSlice } from '@storefront/store/toastSlice';
import type { FilterPanelProps } from '../filter-panel/FilterPanel.tsx';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panel" */ '../filter-panel/FilterPanel.tsx')).FilterPanel;

/** The filter panel: no part of the first view, on its way as soon as a hand comes near. */
export function useFilterPanel() {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();

  async function bring(): Promise<void> {
    const loaded = await loadPanel();
    setPanel(() => loaded);
  }

  return {
    /** Once its code is there. */
    Panel,
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
    prefetch: () => {
      // Only a hint: who presses asks again, and is told.
      loadPanel().catch(() => undefined);
    },
  };
}
