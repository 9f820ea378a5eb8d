/** Replaces accented letters, as typed on a keyboard without å, ä, ö: `massing` for `mässing`. */
export function removeAccents(word: string): string {
  return word
    .replaceAll('æ', 'a')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}
