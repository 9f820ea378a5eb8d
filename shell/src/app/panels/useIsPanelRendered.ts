import { useState } from 'react';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { panelSlice, type PanelName } from '@hemvaror/runtime/state/panelSlice';

/** Whether a panel is rendered: once its code was prefetched, or since it was first opened. Then it stays, hidden while closed. */
export function useIsPanelRendered(panel: PanelName): boolean {
  const { selectPanelName, selectIsPanelPrefetched } = panelSlice.selectors;
  const isNeeded = useSelector(
    (state: RootState) => selectPanelName(state) === panel || selectIsPanelPrefetched(state, panel),
  );
  const [isRendered, setRendered] = useState(false);
  if (isNeeded && !isRendered) setRendered(true);
  return isRendered;
}
