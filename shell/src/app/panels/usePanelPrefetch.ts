import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice, type PanelName } from '@hemvaror/runtime/state/panelSlice';

/**
 * Returns a function that loads the code of a panel that is likely to be opened. The panel is then rendered ahead.
 *
 * @param load loads the code; it is called again when the panel is opened after a failure
 */
export function usePanelPrefetch(panel: PanelName, load: () => Promise<unknown>): () => void {
  const dispatch = useDispatch();

  return () => {
    load().then(
      () => dispatch(panelSlice.actions.panelPrefetched(panel)),
      // The failure is rendered with the panel.
      () => undefined,
    );
  };
}

/** Event handlers for the control that opens a panel: they prefetch it. */
export function usePanelIntent(panel: PanelName, load: () => Promise<unknown>) {
  const prefetch = usePanelPrefetch(panel, load);
  return { onPointerOver: prefetch, onFocus: prefetch };
}
