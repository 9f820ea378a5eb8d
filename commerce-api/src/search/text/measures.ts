import type { QueryTerm } from '../../catalog/words/queryTerm.ts';

/** Millimeters per unit. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['m', 1000],
]);

/** A number of at most this many digits can be a measure. */
const NUMBER = /^\d{1,5}$/;
/** `128mm`, `cc128`, `48x48`: numbers, and words between them. */
const PARTS = /\d+|\p{L}+/gu;

/**
 * Splits a word at the borders of its numbers: `128mm` into `128` and `mm`, `48x48` into `48` and `48`. Null if a part is a
 * single letter: `e27` is not 27 of a thing.
 */
export function numbersAndWords({ word }: QueryTerm): QueryTerm[] | null {
  const parts = (word.match(PARTS) ?? []).filter((part, at, all) => !(part === 'x' && at > 0 && at < all.length - 1));
  const isSplit = parts.length > 1 && parts.every((part) => part.length > 1 || /\d/.test(part) || UNITS.has(part));
  return isSplit ? parts.map((part) => ({ word: part, stems: [part] })) : null;
}

/** Replaces a number with its unit by the number in every unit: sizes are in mm or in cm, and a shopper types either. */
export function withoutUnits(words: readonly QueryTerm[]): QueryTerm[] {
  return words.flatMap((term, at) => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (before && NUMBER.test(before.word) && UNITS.has(term.word)) return [];
    const unit = UNITS.get(next?.word ?? '');
    if (unit === undefined || !NUMBER.test(term.word)) return term;
    const millimeters = Number(term.word) * unit;
    const inUnits = [...UNITS.values()].map((size) => millimeters / size).filter((size) => Number.isInteger(size));
    return { ...term, equivalents: inUnits.map(String).filter((size) => size !== term.word) };
  });
}
