/** Typed letters from which on a beginning matches. */
const MIN_BEGINNING = 4;
/** Length of a word from which on it matches within a compound and in another inflection. */
const MIN_LONG_WORD = 5;
/** Length of a word from which on a typing error is allowed: `candel` is a candle, not `cancel`. */
const MIN_MISTYPED = 7;
/** Longest ending by which two inflections may differ: `betala`, `betalning`. */
const MAX_ENDING = 4;

/**
 * Whether a typed word means a word of a page: its beginning, an inflection, a compound with it (`hemleverans`), or the word
 * with one wrong, missing, added or swapped letter. Both are lowercase and without accents.
 */
export function isSameWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (typed.length >= MIN_BEGINNING && word.startsWith(typed)) return true;
  if (word.length >= MIN_LONG_WORD && (typed.startsWith(word) || typed.endsWith(word))) return true;
  const length = Math.min(typed.length, word.length);
  return (
    (length >= MIN_LONG_WORD && isInflection(typed, word)) || (length >= MIN_MISTYPED && isOneErrorApart(typed, word))
  );
}

function isInflection(one: string, other: string): boolean {
  const stem = commonBeginning(one, other);
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return stem >= MIN_LONG_WORD && shorter - stem <= 1 && longer - stem <= MAX_ENDING;
}

function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const start = commonBeginning(one, other);
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (isSwapped && left.slice(2) === right.slice(2))
  );
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
