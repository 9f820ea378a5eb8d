import type { FilterType, FilterValueType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type AFacetValue = Complete<FilterValueType>;
export type AFacetGroup = Complete<FilterType>;

export function aFacetValue(facetId: string, label: string, count: number): AFacetValue {
  return { _id: facetId, facetId, label, count, parentId: null, order: 0, hidden: false, url: null };
}

/** @param type `Brand`, `Parameter` …; also the default of id and label */
export function aFacetGroup(type: string, values: AFacetValue[], overrides: Partial<AFacetGroup> = {}): AFacetGroup {
  return { filterId: type, label: type, type, group: null, order: 0, values, ...overrides };
}
