const NEW_FOR_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Whether a product became available during the last 60 days.
 *
 * @param firstAvailableOn `yyyy-mm-dd`
 * @param today of the server, `yyyy-mm-dd`; undefined if it is unknown
 */
export function isNewProduct(firstAvailableOn: string | null, today: string | undefined): boolean {
  const ageMs = Date.parse(today ?? '') - Date.parse(firstAvailableOn ?? '');
  return ageMs >= 0 && ageMs < NEW_FOR_DAYS * DAY_MS;
}
