import type { PublicConfig } from '@storefront/config/publicConfig';
import type { SlotInputs } from '@storefront/federation/contract';
import type { ListKind, ListTarget } from './listTarget.ts';

/** By what an area says which lists it stands on. */
const FILTER_KEYS: Partial<Record<ListKind, string>> = {
  category: 'Category',
  brand: 'Brand',
  'discount-campaign': 'DiscountCampaign',
};

/** What the slots above and below a list ask for (behaviours, section 4). @param url the decoded path of the list */
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
