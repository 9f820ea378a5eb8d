import { passesStrengthCheck } from '@hemvaror/domain/validation/password';

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Bits of the estimate from which a password is fair, good and strong. */
const BITS: readonly [PasswordStrength, number][] = [
  ['strong', 70],
  ['good', 50],
  ['fair', 35],
];
const MIN_NAME_LENGTH = 3;
/** Characters that are next to each other on keyboards and in alphabets, in either direction. */
const ROWS = ['abcdefghijklmnopqrstuvwxyzåäö', '01234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** Character classes with the number of characters in each. */
const CLASSES: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 40],
];

/**
 * Estimates the strength of a password from its length, its kinds of characters and its patterns: repeated characters and
 * blocks, sequences and the name of the email address add little. It is advice: the API accepts each valid password that is
 * not a common one.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (!passesStrengthCheck(password)) return 'weak';
  const pool = CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = unpredictableLength(withoutName(withoutRepeatedBlock(password), email)) * Math.log2(pool);
  return BITS.find(([, min]) => bits >= min)?.[0] ?? 'weak';
}

/** The number of characters that neither repeat the character before them nor continue a sequence. */
function unpredictableLength(password: string): number {
  const characters = Array.from(password.toLowerCase());
  return characters.filter((character, index) => {
    const triple = characters.slice(Math.max(0, index - 2), index + 1).join('');
    return character !== characters[index - 1] && !isSequence(triple);
  }).length;
}

function isSequence(triple: string): boolean {
  const reversed = Array.from(triple).toReversed().join('');
  return triple.length === 3 && ROWS.some((row) => row.includes(triple) || row.includes(reversed));
}

/** `abcabcabc` → `abc` */
function withoutRepeatedBlock(password: string): string {
  return /^(.+?)\1+$/s.exec(password)?.[1] ?? password;
}

/** Replaces the words of the email name, and the whole name, with one character. */
function withoutName(password: string, email: string): string {
  const [name = ''] = email.toLowerCase().split('@', 1);
  return [name, ...name.split(/[^\p{L}\d]+/u)]
    .filter((word) => word.length >= MIN_NAME_LENGTH)
    .reduce((rest, word) => rest.toLowerCase().replaceAll(word, '\u0000'), password);
}
