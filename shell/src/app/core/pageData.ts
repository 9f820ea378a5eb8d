import type { ExposeId } from '@hemvaror/runtime/contract/contract';

/** The data of a slot in a slot position of a page. */
export interface FilledSlot {
  id: ExposeId;
  data: unknown;
}

/** By slot position, without empty positions. */
export type FilledSlots = Readonly<Record<string, FilledSlot>>;

/** Loader data of a page's route: the data of the page and of its slots. */
export interface PageData {
  page: unknown;
  slots: FilledSlots;
}

/** The data of a matched route; undefined for a route without a page or with a failed loader. */
export function asPageData(value: unknown): PageData | undefined {
  return isPageData(value) ? value : undefined;
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'page' in value && 'slots' in value;
}
