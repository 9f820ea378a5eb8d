const MAX_IDS = 20;
/** More than so many ids ever take; what is longer is not the shop's own. */
const MAX_CHARACTERS = 400;
const IDS = /^\[\d{1,9}(?:,\d{1,9})*\]$/;

/** @param value of the cookie @returns product ids, newest first, each once; none when it holds anything else */
export function recentIds(value: string | undefined): number[] {
  if (value === undefined || value.length > MAX_CHARACTERS || !IDS.test(value)) return [];
  const ids = value.slice(1, -1).split(',').map(Number);
  return [...new Set(ids)].slice(0, MAX_IDS);
}

/** @returns the cookie's value once a product has been viewed */
export function withViewed(ids: readonly number[], productId: number): string {
  const others = ids.filter((id) => id !== productId);
  return JSON.stringify([productId, ...others].slice(0, MAX_IDS));
}
