export interface BrandGroup<Brand> {
  /** A capital letter; `#` for names that begin with another character. */
  letter: string;
  brands: Brand[];
}

const LETTERS: Readonly<Record<string, string>> = {
  sv: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ',
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};
const OTHER = '#';

/** The letters of a language's alphabet, `#` last. */
export function alphabet(locale: string): string[] {
  return [...Array.from(LETTERS[locale] ?? LETTERS.en ?? ''), OTHER];
}

/**
 * Groups brands by the first letter of their name, in the order of the language's alphabet (CATALOG-05): in Swedish å, ä
 * and ö are last, and é counts as e. Names that do not begin with a letter are in the last group.
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
    const letter = letters.find((candidate) => candidate !== OTHER && compare(candidate, first) === 0) ?? OTHER;
    groups.get(letter)?.push(brand);
  }
  return [...groups].flatMap(([letter, members]) => (members.length > 0 ? [{ letter, brands: members }] : []));
}
