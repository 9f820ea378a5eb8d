import type { RootData } from './rootData.ts';

/** The root route's data in the document; undefined if its loader failed on the server. */
export function rootDataFrom(value: unknown): RootData | undefined {
  return isRootData(value) ? value : undefined;
}

function isRootData(value: unknown): value is RootData {
  return typeof value === 'object' && value !== null && 'menus' in value && 'categories' in value && 'cart' in value;
}
