/**
 * A text whose byte order is the Swedish order: å, ä, ö after z and in that order, other accents ignored.
 * PGlite supports the C collation only, which sorts `Ärla` before `Ål`.
 */
export function sortKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('å', '{1')
    .replaceAll(/[äæ]/g, '{2')
    .replaceAll(/[öø]/g, '{3')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}
