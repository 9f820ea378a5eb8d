import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** Side panels by name; one is open at a time (STATE-08). */
export type PanelName = 'account' | 'cart' | 'menu-panel' | 'filters' | 'market-selector' | 'notify';

export interface PanelState {
  /** The open panel (STATE-08). */
  name: PanelName | null;
  /** The initial view of the panel, for example `login` (STATE-09). */
  frame: string | null;
  /** Email for the form of the panel. */
  email?: string | undefined;
  /** Panels whose code was loaded for a shopper who is about to open them: they are rendered ahead, hidden. */
  prefetched?: PanelName[];
}

const initialState: PanelState = { name: null, frame: null };

export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    panelOpened(state, { payload }: PayloadAction<{ name: PanelName; frame?: string; email?: string | undefined }>) {
      state.name = payload.name;
      state.frame = payload.frame ?? null;
      state.email = payload.email;
    },
    panelClosed(state) {
      state.name = null;
      state.frame = null;
      state.email = undefined;
    },
    panelPrefetched(state, { payload }: PayloadAction<PanelName>) {
      if (!state.prefetched?.includes(payload)) state.prefetched = [...(state.prefetched ?? []), payload];
    },
  },
  selectors: {
    selectPanelName: (state) => state.name,
    selectPanelFrame: (state) => state.frame,
    selectPanelEmail: (state) => state.email,
    selectIsPanelPrefetched: (state, name: PanelName) => state.prefetched?.includes(name) === true,
  },
});
