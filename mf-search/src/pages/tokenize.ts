/** Words of questions that say nothing about their subject, in both languages. */
const STOP_WORDS = new Set(
  [
    'av den det din dina ditt du eller en er era ert ett for fran gor har hos hur i ja jag kan lang lange man med mig min',
    'mina mitt mot mycket nar ni nu och om oss pa sa ska skall som till ut vad var vara vi vilka vilken vill',
    'a an and any are at be by can do does for from have how i in is it long me much my of on or our the to us we what when',
    'where which who will with you your',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a text: lowercase, without accents. */
export function tokenize(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Removes stop words, unless the text consists of them: `om oss` is a page. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
