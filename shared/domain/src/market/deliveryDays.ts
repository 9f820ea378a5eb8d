/** Working days from dispatch to delivery. */
export interface DeliveryDays {
  min: number;
  max: number;
}

/**
 * Reads the delivery days of a market from the setting.
 *
 * @param setting `SE:1-2,NO:2-4`: delivery days by market
 * @returns null if the setting lacks the market
 */
export function parseDeliveryDays(setting: string, market: string): DeliveryDays | null {
  for (const [, name, min, max] of setting.matchAll(/([\w-]+):(\d{1,2})-(\d{1,2})/g)) {
    if (name?.toLowerCase() === market.toLowerCase()) return { min: Number(min), max: Number(max) };
  }
  return null;
}

/** The days without a unit: `1–3`, or `2` if the shortest and the longest are the same. */
export function formatDeliveryDays({ min, max }: DeliveryDays): string {
  return min === max ? String(min) : `${min}–${max}`;
}
