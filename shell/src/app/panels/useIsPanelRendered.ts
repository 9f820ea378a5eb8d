import { startTransition, useEffect, useState } from 'react';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { panelSlice, type PanelName } from '@hemvaror/runtime/state/panelSlice';

/** Whether a panel is rendered: once its code was prefetched, or since it was first opened. Then it stays, hidden while closed. */
export function useIsPanelRendered(panel: PanelName): boolean {
  const { selectPanelName, selectIsPanelPrefetched } = panelSlice.selectors;
  const isOpen = useSelector(selectPanelName) === panel;
  const isPrefetched = useSelector((state: RootState) => selectIsPanelPrefetched(state, panel));
  const [isRendered, setRendered] = useState(false);
  if (isOpen && !isRendered) setRendered(true);

  // In tasks of 5 ms: the shopper may be using the page.
  useEffect(() => {
    if (isPrefetched) startTransition(() => setRendered(true));
  }, [isPrefetched]);

  return isRendered;
}
