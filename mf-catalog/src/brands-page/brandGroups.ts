export interface BrandGroup<Brand> {
  /** A capital letter; `#` for names that begin with anything else. */
  letter: string;
  brands: Brand[];
}

const LETTERS: Readonly<Record<string, string>> = {
  sv: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ',
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};
const OTHERS = '#';

/** The letters of a language's alphabet, `#` last. */
export function alphabet(locale: string): string[] {
  return [...Array.from(LETTERS[locale] ?? LETTERS.en ?? ''), OTHERS];
}

/**
 * Brands in the order of the language's alphabet, grouped by the first letter of their name (CATALOG-05): in Swedish å, ä
 * and ö come last, and é is an e. Names that do not begin with a letter stand at the end.
 */
export function brandGroups<Brand extends { name: string | null }>(
  brands: readonly Brand[],
  locale: string,
): BrandGroup<Brand>[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const letters = alphabet(locale);
  const groups = new Map<string, Brand[]>(letters.map((letter) => [letter, []]));
  for (const brand of brands.toSorted((a, b) => compare(a.name ?? '', b.name ?? ''))) {
    const first = brand.name?.trim().charAt(0) ?? '';
    const letter = letters.find((known) => known !== OTHERS && compare(known, first) === 0) ?? OTHERS;
    groups.get(letter)?.push(brand);
  }
  return [...groups].flatMap(([letter, found]) => (found.length > 0 ? [{ letter, brands: found }] : []));
}
