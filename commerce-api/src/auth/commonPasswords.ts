import { passwordDigest } from './digest.ts';
import { COMMON_WORDS, COMMON_PASSWORDS } from './commonPasswordWords.ts';

/** The required minimum; the storefront rejects shorter passwords. */
const MIN_LENGTH = 7;
const NUMBERS = [
  '',
  '1',
  '2',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '01',
  '007',
  '69',
  '99',
  '00',
  '!',
  '1!',
  '123!',
];
const YEARS = Array.from({ length: 60 }, (_unused, index) => String(1970 + index));

let digests: ReadonlySet<string> | undefined;

/** Whether a password is a common one. Digests can be compared, since clients hash passwords with a fixed salt. */
export function isCommonPassword(digest: string): boolean {
  digests ??= new Set(commonPasswords().map(passwordDigest));
  return digests.has(digest);
}

/** Well-known passwords, and common words with common suffixes: `Sommar2024`, `hemvist123`. */
export function commonPasswords(): string[] {
  const words = COMMON_WORDS.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  const longer = words.flatMap((word) => [...NUMBERS, ...YEARS].map((end) => word + end));
  const all = [...COMMON_PASSWORDS, ...keyRuns(), ...longer, ...COMMON_WORDS.map((word) => word + word)];
  return [...new Set(all)].filter((password) => password.length >= MIN_LENGTH);
}

/** Keyboard sequences and repeated characters: `1234567`, `qwertyuiop`, `aaaaaaaa`. */
function keyRuns(): string[] {
  const rows = [
    '1234567890',
    '0987654321',
    'qwertyuiopå',
    'asdfghjklöä',
    'zxcvbnm',
    'abcdefghijkl',
    '1qaz2wsx3edc4rfv',
  ];
  const runs = rows.flatMap((row) => lengths(row).map((length) => row.slice(0, length)));
  const characters = '0123456789abcdefghijklmnopqrstuvwxyz'.split('');
  return [...runs, ...characters.flatMap((character) => [7, 8, 9, 10].map((length) => character.repeat(length)))];
}

function lengths(row: string): number[] {
  return Array.from({ length: Math.max(0, row.length - MIN_LENGTH + 1) }, (_unused, index) => MIN_LENGTH + index);
}
