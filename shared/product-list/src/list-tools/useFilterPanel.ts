import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';

const FilterPanel = defer(async () => (await import('../filter-panel/FilterPanel.tsx')).FilterPanel, {
  when: 'demand',
});

/** The filter panel: no part of the first view, on its way as soon as a hand comes near. */
export function useFilterPanel() {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const [isLoaded, setLoaded] = useState(false);

  return {
    /** Once its code is there. */
    Panel: isLoaded ? FilterPanel : null,
    /** The group that it was opened at, `''` for none; null while it is closed. */
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
    /** Handlers of the tools, which load its code ahead. */
    intent: FilterPanel.intent,
  };
}
