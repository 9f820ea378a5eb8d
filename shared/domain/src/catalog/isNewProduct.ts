const NEW_FOR_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Whether a product became available during the last 60 days.
 *
 * @param firstAvailableOn `yyyy-mm-dd`
 */
export function isNewProduct(firstAvailableOn: string | null, now = Date.now()): boolean {
  const ageMs = now - Date.parse(firstAvailableOn ?? '');
  return ageMs >= 0 && ageMs < NEW_FOR_DAYS * DAY_MS;
}
