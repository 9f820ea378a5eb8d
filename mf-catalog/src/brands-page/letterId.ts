/** Id of a letter's group, which the letter's link leads to without a script. */
export function letterId(letter: string): string {
  return `letter-${letter}`;
}
