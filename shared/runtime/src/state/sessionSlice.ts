import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** Who is signed in, as far as this tab knows. The token itself lives in its cookie, never here. */
export interface SessionState {
  /** E-mail address of the signed-in customer; null for a visitor (AUTH-01). */
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
