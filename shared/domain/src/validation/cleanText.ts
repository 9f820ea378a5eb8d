/** Some of them are control characters as well. U+FEFF is invisible instead, although JavaScript counts it as a space. */
const SPACE = /[^\S\u{FEFF}]|\u{85}/gu;
/* Invisible characters, with which two equal texts differ: soft hyphens, zero-width and direction characters, fillers,
   variation selectors (all of them "default ignorable" in Unicode), annotation marks, controls and halves of surrogate pairs. The
   API receives the mark U+FFFD for those that PostgreSQL cannot store. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{FFFD}\p{Cc}\p{Cs}]/gu;
/** Dashes of all lengths, the minus sign, the hyphen bullet and the modifier letter minus. */
const DASH = /[\p{Pd}\u{2212}\u{2043}\u{2D7}]/gu;

/** ASCII and the letters of Western European languages, with single spaces: nearly all texts, which are clean already. */
const CLEAN = /^(?:[!-~À-ÖØ-öø-ÿ]+(?: [!-~À-ÖØ-öø-ÿ]+)*)?$/;

/**
 * The text as every validation rule reads it and as it is stored: Unicode NFKC, without invisible, direction and control
 * characters, with `-` for every dash, and with one space for every row of spaces. Applying it twice changes nothing. Not for
 * texts of several lines.
 */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  return (
    text
      // Typed as an apostrophe; NFKC would make it a space and an accent.
      .replaceAll('´', "'")
      .normalize('NFKC')
      .replaceAll(SPACE, ' ')
      .replaceAll(INVISIBLE, '')
      // Two characters may now compose one letter.
      .normalize('NFKC')
      .replaceAll(DASH, '-')
      .replaceAll(/ +/g, ' ')
      .trim()
  );
}
