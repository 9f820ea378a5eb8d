import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';

const FilterPanel = defer(async () => (await import('../filter-panel/FilterPanel.tsx')).FilterPanel, {
  ssr: false,
});

/** The filter panel. Not part of the first view: prefetched on hover or focus of the tools. */
export function useFilterPanel() {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const [isLoaded, setLoaded] = useState(false);

  return {
    /** Null until its code is loaded. */
    Panel: isLoaded ? FilterPanel : null,
    /** Key of the group that the panel was opened for, `''` for none; null while it is closed. */
    frame: isOpen ? (frame ?? '') : null,
    open: (group: string) => {
      dispatch(panelSlice.actions.panelOpened({ name: 'filters', frame: group }));
      void FilterPanel.load().then(
        () => setLoaded(true),
        () => {
          dispatch(panelSlice.actions.panelClosed());
          dispatch(
            toastSlice.actions.toastShown({ text: t('filter.failed'), tone: 'error', placement: 'bottom-center' }),
          );
        },
      );
    },
    /** Event handlers for the tools, which prefetch its code. */
    intent: FilterPanel.intent,
  };
}
