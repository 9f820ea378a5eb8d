import { setImmediate as nextTurn } from 'node:timers/promises';
import { COMMON_WORDS, COMMON_PASSWORDS } from './commonPasswordWords.ts';
import { passwordDigest } from './digest.ts';

const ENDS = ['', '1', '2', '12', '123', '1234', '12345', '123456', '01', '007', '69', '99', '00', '!', '1!', '123!'];
/** Fixed, so that a password is accepted or refused independently of the clock. */
const YEARS = Array.from({ length: 70 }, (_unused, index) => String(1970 + index));
const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const DIGITS = CHARACTERS.slice(0, 10);
const MIN_RUN_LENGTH = 4;

/** Passwords that are hashed in one turn of the event loop: some milliseconds. */
const PER_TURN = 1_000;
/** Bytes of a digest that are compared: of 10⁹ other passwords, one is refused by mistake. */
const PREFIX_BYTES = 6;

let prefixes: Promise<Float64Array> | undefined;

/**
 * Whether a password is a common one, or guessed within seconds because it is empty or very short: clients send digests only, so the
 * length is unknown. Digests can be compared, since clients hash passwords with a fixed salt. The first call builds the list.
 */
export async function isCommonPassword(digest: string): Promise<boolean> {
  prefixes ??= hashedPrefixes();
  return includes(await prefixes, prefixOf(digest));
}

/** Sorted prefixes of the digests: 8 bytes for each password. */
async function hashedPrefixes(): Promise<Float64Array> {
  const found: number[] = [];
  for (const password of commonPasswords()) {
    found.push(prefixOf(passwordDigest(password)));
    if (found.length % PER_TURN === 0) await nextTurn();
  }
  return Float64Array.from(found).toSorted();
}

function prefixOf(digest: string): number {
  return Buffer.from(digest.slice(0, 2 * PREFIX_BYTES), 'base64').readUIntBE(0, PREFIX_BYTES);
}

function includes(sorted: Float64Array, prefix: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Infinity) < prefix) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === prefix;
}

/**
 * Well-known passwords, common words with common ends (`Sommar2026!`, `hemvist123`), and all of up to three characters or four digits.
 * Some are yielded twice.
 */
export function* commonPasswords(): Generator<string> {
  yield* COMMON_PASSWORDS;
  yield* keyRuns();
  for (const word of COMMON_WORDS) {
    yield word + word;
    for (const start of [word, word.charAt(0).toUpperCase() + word.slice(1)]) {
      for (const end of ENDS) yield start + end;
      for (const year of YEARS) yield* [start + year, `${start + year}!`];
    }
  }
  yield* allTexts(CHARACTERS, 3);
  yield* allTexts(DIGITS, 4);
}

/** Keyboard sequences and repeated characters: `123456`, `qwertyuiop`, `aaaaaaaa`. */
function* keyRuns(): Generator<string> {
  const rows = [
    '1234567890',
    '0987654321',
    'qwertyuiopå',
    'asdfghjklöä',
    'zxcvbnm',
    'abcdefghijkl',
    '1qaz2wsx3edc4rfv',
  ];
  for (const row of rows) {
    for (let length = MIN_RUN_LENGTH; length <= row.length; length += 1) yield row.slice(0, length);
  }
  for (const character of CHARACTERS) {
    for (let length = MIN_RUN_LENGTH; length <= 10; length += 1) yield character.repeat(length);
  }
}

/** Every text of these characters up to a length, the empty one included. */
function* allTexts(characters: string, maxLength: number): Generator<string> {
  yield '';
  if (maxLength === 0) return;
  for (const rest of allTexts(characters, maxLength - 1)) {
    for (const character of characters) yield rest + character;
  }
}
