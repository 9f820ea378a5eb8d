import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { displaySettingFrom } from './displaySettingFrom.ts';
import type { WidgetAreaQueryVariables } from './WidgetArea.generated.ts';

/** Identifies an area by family and area name, or a content page by its alias (WIDGET-13). */
export interface WidgetAreaChoice {
  family?: string;
  areaName?: string;
  alias?: string;
  filters?: { key: string; value: string }[];
  preview?: boolean;
  /** Path of the page that contains the area. */
  url?: string;
}

/** The variables of an area query: the area, the customer type and the viewport (WIDGET-13, WIDGET-14). */
export function areaVariables(context: LoaderArgs['context'], { alias, ...choice }: WidgetAreaChoice) {
  const state = context.get(storeContext).getState();
  return {
    ...choice,
    ...(alias !== undefined && { widgetAlias: alias }),
    displaySetting: displaySettingFrom(siteSlice.selectors.selectViewport(state)),
    customerType: siteSlice.selectors.selectCustomerType(state),
  } satisfies WidgetAreaQueryVariables;
}
