/** What the tests of the seed look for in it: every text, every pair of texts, every link, each with its place. */
export interface Found {
  place: string;
  text: string;
}

export interface FoundPair {
  place: string;
  sv: string;
  en: string;
}

/** Every string at any depth. */
export function textsIn(value: unknown, place = ''): Found[] {
  if (typeof value === 'string') return [{ place, text: value }];
  return entriesOf(value).flatMap(([key, child]) => textsIn(child, `${place}/${key}`));
}

/** Every text that exists once per language, also inside the configuration of widgets. */
export function pairsIn(value: unknown, place = ''): FoundPair[] {
  const children = entriesOf(value);
  const { sv, en } = Object.fromEntries(children);
  if (typeof sv === 'string' && typeof en === 'string') return [{ place, sv, en }];
  if (sv !== undefined && en !== undefined) {
    const english = new Map(textsIn(en, place).map((found) => [found.place, found.text]));
    return textsIn(sv, place).map((found) => ({
      place: found.place,
      sv: found.text,
      en: english.get(found.place) ?? '',
    }));
  }
  return children.flatMap(([key, child]) => pairsIn(child, `${place}/${key}`));
}

/** Where the links of a configuration lead: the fields `href` and `url`, and the `href` of anchors in HTML. */
export function linksIn(configuration: unknown): string[] {
  return textsIn(configuration).flatMap(({ place, text }) =>
    /\/(href|url)$/.test(place) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
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
