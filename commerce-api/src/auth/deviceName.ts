/** No browser sends a longer user agent; the rest is cut off before the search. */
const MAX_LENGTH = 400;

// The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * Browser and system of a user agent, such as "Firefox, Windows". The rest of the user agent is not stored.
 *
 * @returns an empty text if neither is recognized
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, MAX_LENGTH);
  return [BROWSERS, SYSTEMS].flatMap((known) => known.find(([mark]) => text.includes(mark))?.[1] ?? []).join(', ');
}
