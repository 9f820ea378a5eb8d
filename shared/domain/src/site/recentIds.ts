const MAX_IDS = 20;
/** Longer than the cookie for `MAX_IDS` ids; a longer value was not written by the shop. */
const MAX_CHARACTERS = 400;
const IDS = /^\[\d{1,9}(?:,\d{1,9})*\]$/;

/** @param value cookie value @returns unique product ids, newest first; empty if the value is invalid */
export function recentIds(value: string | undefined): number[] {
  if (value === undefined || value.length > MAX_CHARACTERS || !IDS.test(value)) return [];
  const ids = value.slice(1, -1).split(',').map(Number);
  return [...new Set(ids)].slice(0, MAX_IDS);
}

/** @returns the cookie value with the viewed product first */
export function withViewed(ids: readonly number[], productId: number): string {
  const others = ids.filter((id) => id !== productId);
  return JSON.stringify([productId, ...others].slice(0, MAX_IDS));
}
