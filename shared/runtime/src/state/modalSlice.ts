import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** Modals by name; what each has to say comes with it. */
export interface Prompt {
  name: 'prompt';
  title: string;
  text: string;
}

export interface ModalState {
  /** The one that is open. */
  current: Prompt | null;
}

const initialState: ModalState = { current: null };

/** The modal of the layout: one at a time, closed by a change of the route. */
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
