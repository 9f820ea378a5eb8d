import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** What the shopper answered when asked about cookies; `unknown` until then, and counts as no (CONSENT-04). */
export type Consent = 'unknown' | 'allowed' | 'declined';

export interface ConsentState {
  answer: Consent;
}

const initialState: ConsentState = { answer: 'unknown' };

/** Whoever would measure or remember more than the shop needs to work asks here first. */
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
