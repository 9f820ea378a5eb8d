import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { SlotInputs } from '@hemvaror/runtime/contract/contract';
import type { ListKind, ListTarget } from './listTarget.ts';

/** Key of the widget area filter for each kind of list. */
const FILTER_KEYS: Partial<Record<ListKind, string>> = {
  category: 'Category',
  brand: 'Brand',
  'discount-campaign': 'DiscountCampaign',
};

/** Inputs of the slots above and below a list (WIDGET-13). @param url the decoded path of the list */
export function listAreas(
  { kind, alias }: ListTarget,
  url: string,
  { listAreas: { family, top, bottom } }: Pick<PublicConfig, 'listAreas'>,
): SlotInputs {
  const key = FILTER_KEYS[kind];
  const common = { family, filters: key ? [{ key, value: alias }] : [], url };
  return {
    top: { ...common, areaName: top, isInFirstView: true },
    bottom: { ...common, areaName: bottom },
  };
}
