import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** The user of this tab. The token is stored in its cookie only. */
export interface SessionState {
  /** E-mail address of the customer; null for a visitor (AUTH-01). */
  userName: string | null;
}

const initialState: SessionState = { userName: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<{ userName: string }>) {
      state.userName = payload.userName;
    },
    signedOut(state) {
      state.userName = null;
    },
  },
  selectors: { selectUserName: (state) => state.userName },
});
