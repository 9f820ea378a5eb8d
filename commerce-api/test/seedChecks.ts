/** Texts, translated pairs and links in the seed data, each with its path, for the tests of the seed. */
export interface Found {
  path: string;
  text: string;
}

export interface FoundPair {
  path: string;
  sv: string;
  en: string;
}

/** Every string at any depth. */
export function textsIn(value: unknown, path = ''): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return entriesOf(value).flatMap(([key, child]) => textsIn(child, `${path}/${key}`));
}

/** Every text that exists once per language, also inside the configuration of widgets. */
export function pairsIn(value: unknown, path = ''): FoundPair[] {
  const children = entriesOf(value);
  const { sv, en } = Object.fromEntries(children);
  if (typeof sv === 'string' && typeof en === 'string') return [{ path, sv, en }];
  if (sv !== undefined && en !== undefined) {
    const english = new Map(textsIn(en, path).map((found) => [found.path, found.text]));
    return textsIn(sv, path).map((found) => ({
      path: found.path,
      sv: found.text,
      en: english.get(found.path) ?? '',
    }));
  }
  return children.flatMap(([key, child]) => pairsIn(child, `${path}/${key}`));
}

/** The link targets of a configuration: the fields `href` and `url`, and the `href` of anchors in HTML. */
export function linksIn(configuration: unknown): string[] {
  return textsIn(configuration).flatMap(({ path, text }) =>
    /\/(href|url)$/.test(path) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
  );
}

/** The last digit of an EAN-13 makes the weighted sum of all digits a multiple of ten. */
export function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = code.split('').reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
