/**
 * Splits the text of a shipping option, such as "PostNord ombud, 1–3 vardagar", into method and delivery time.
 *
 * @returns `time` null if the text does not say it
 */
export function splitShippingText(text: string): { method: string; time: string | null } {
  const [method = '', ...rest] = text.split(/,\s|\s·\s/);
  return { method, time: rest.length > 0 ? rest.join(', ') : null };
}
