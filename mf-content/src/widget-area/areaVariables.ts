import type { LoaderArgs } from '@storefront/federation/contract';
import { storeContext } from '@storefront/store/appStore';
import { siteSlice } from '@storefront/store/siteSlice';
import { displaySettingFrom } from './displaySettingFrom.ts';

/** What every query for an area says about its shopper (WIDGET-13, WIDGET-14). */
export function areaVariables(context: LoaderArgs['context']) {
  const state = context.get(storeContext).getState();
  return {
    displaySetting: displaySettingFrom(siteSlice.selectors.selectViewport(state)),
    customerType: siteSlice.selectors.selectCustomerType(state),
  };
}
