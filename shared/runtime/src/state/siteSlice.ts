import type { ViewportClass } from '@hemvaror/domain/site/breakpoints';
import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** PRICE-08, PRICE-09 */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

/** STATE-04 */
export interface SiteState {
  vatIncluded: boolean;
  customerType: CustomerType;
  viewport: ViewportClass;
}

const initialState: SiteState = { vatIncluded: true, customerType: 'PERSON', viewport: 'desktop' };

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    /** A person sees prices with VAT, a company without (PRICE-10). */
    customerTypeChanged(state, { payload }: PayloadAction<CustomerType>) {
      state.customerType = payload;
      state.vatIncluded = payload === 'PERSON';
    },
    /** Does not change the customer type (PRICE-11). */
    vatDisplayChanged(state, { payload }: PayloadAction<{ vatIncluded: boolean }>) {
      state.vatIncluded = payload.vatIncluded;
    },
    viewportMeasured(state, { payload }: PayloadAction<ViewportClass>) {
      state.viewport = payload;
    },
  },
  selectors: {
    selectVatIncluded: (state) => state.vatIncluded,
    selectCustomerType: (state) => state.customerType,
    selectViewport: (state) => state.viewport,
  },
});
