import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** The user of this tab. The token is stored in its cookie only. */
export interface SessionState {
  /** E-mail address of the customer; null for a visitor (AUTH-01). */
  userName: string | null;
  /** The member of staff who sees the shop as this customer (AUTH-32). */
  spoofedBy?: string | undefined;
}

const initialState: SessionState = { userName: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<{ userName: string; spoofedBy?: string | undefined }>) {
      state.userName = payload.userName;
      state.spoofedBy = payload.spoofedBy;
    },
    signedOut(state) {
      state.userName = null;
      state.spoofedBy = undefined;
    },
  },
  selectors: { selectUserName: (state) => state.userName, selectSpoofedBy: (state) => state.spoofedBy },
});
