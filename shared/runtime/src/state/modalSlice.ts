import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** The modal with a title and a text. */
export interface Prompt {
  name: 'prompt';
  title: string;
  text: string;
}

export interface ModalState {
  /** The open modal. */
  current: Prompt | null;
}

const initialState: ModalState = { current: null };

/** The modal of the layout: one at a time, closed by a route change. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    modalOpened(state, { payload }: PayloadAction<Prompt>) {
      state.current = payload;
    },
    modalClosed(state) {
      state.current = null;
    },
  },
  selectors: { selectModal: (state) => state.current },
});
