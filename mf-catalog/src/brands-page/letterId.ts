/** Id of a letter's group: the target of the letter's link without JavaScript. */
export function letterId(letter: string): string {
  return `letter-${letter}`;
}
