/** No browser sends more; what is longer is cut before it is searched. */
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
 * Browser and system of a user agent in words, such as "Firefox, Windows". Of the text nothing else is stored.
 *
 * @returns an empty text for a client that names neither
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, MAX_LENGTH);
  return [BROWSERS, SYSTEMS].flatMap((known) => known.find(([mark]) => text.includes(mark))?.[1] ?? []).join(', ');
}
