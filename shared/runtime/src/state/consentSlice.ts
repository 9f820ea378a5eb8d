import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** The shopper's cookie consent; `unknown` until the shopper decides, and counts as declined (CONSENT-04). */
export type Consent = 'unknown' | 'allowed' | 'declined';

export interface ConsentState {
  answer: Consent;
}

const initialState: ConsentState = { answer: 'unknown' };

/** Required for tracking, and for storing data that the shop does not need to work. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentGiven(state, { payload }: PayloadAction<Exclude<Consent, 'unknown'>>) {
      state.answer = payload;
    },
  },
  selectors: { selectConsent: (state) => state.answer },
});
