import { createSlice, type PayloadAction, type UnknownAction } from '../libraries/redux.ts';

export type ToastPlacement = 'top-right' | 'bottom-center';

export interface ToastButton {
  label: string;
  /** Dispatched on a click. */
  action: UnknownAction;
}

export interface Toast {
  text: string;
  tone: 'info' | 'success' | 'error';
  placement: ToastPlacement;
  /** For example undo. A toast with a button stays until the button is clicked or the toast is closed. */
  button?: ToastButton | undefined;
  /** Unique, as two toasts may have the same text. */
  id: number;
}

export interface ToastState {
  /** One message at a time; a new one replaces the old (STATE-23). */
  current: Toast | null;
  count: number;
}

const initialState: ToastState = { current: null, count: 0 };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    /** @see STATE-25 for the default placement */
    toastShown(
      state,
      {
        payload,
      }: PayloadAction<{ text: string; tone?: Toast['tone']; placement?: ToastPlacement; button?: ToastButton }>,
    ) {
      state.count += 1;
      state.current = {
        text: payload.text,
        tone: payload.tone ?? 'info',
        placement: payload.placement ?? 'top-right',
        button: payload.button,
        id: state.count,
      };
    },
    toastHidden(state) {
      state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});
