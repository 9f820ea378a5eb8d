import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { displaySettingFrom } from './displaySettingFrom.ts';
import type { WidgetAreaQueryVariables } from './WidgetArea.generated.ts';

/** Which area: by family and area name, or a content page by its alias (WIDGET-13). */
export interface WidgetAreaChoice {
  family?: string;
  areaName?: string;
  alias?: string;
  filters?: { key: string; value: string }[];
  preview?: boolean;
  /** Path of the page that the area stands on. */
  url?: string;
}

/** The variables of every query for an area: which one, and for which shopper (WIDGET-13, WIDGET-14). */
export function areaVariables(context: LoaderArgs['context'], { alias, ...choice }: WidgetAreaChoice) {
  const state = context.get(storeContext).getState();
  return {
    ...choice,
    ...(alias !== undefined && { widgetAlias: alias }),
    displaySetting: displaySettingFrom(siteSlice.selectors.selectViewport(state)),
    customerType: siteSlice.selectors.selectCustomerType(state),
  } satisfies WidgetAreaQueryVariables;
}
