import type { ExposeId } from '@hemvaror/runtime/contract/contract';

/** What another team shows in a place of a page. */
export interface FilledSlot {
  id: ExposeId;
  data: unknown;
}

/** By place; empty places are left out. */
export type FilledSlots = Readonly<Record<string, FilledSlot>>;

/** What the route of a page loads: the data of the page itself, and of the slots that it fills. */
export interface PageData {
  page: unknown;
  slots: FilledSlots;
}

/** The data of a matched route; undefined for one that holds no page, or whose loader failed. */
export function asPageData(value: unknown): PageData | undefined {
  return isPageData(value) ? value : undefined;
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'page' in value && 'slots' in value;
}
