/** Texts that survive minification and occur only in the code of the library itself. */
const SIGNATURES: Record<string, RegExp> = {
  react: /react\.production|H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE|__reactContainer\$/,
  'react-router': /may be used only in the context of a <Router>/,
  '@reduxjs/toolkit': /injectInto|RTK_autoBatch|isAsyncThunkSymbol/,
  i18next: /i18next::|init: no languageDetector/,
  '@apollo/client': /__APOLLO_CLIENT__|go\.apollo\.dev/,
};

/** @returns names of the shared libraries that a built file contains */
export function findBundledLibraries(code: string): string[] {
  return Object.entries(SIGNATURES)
    .filter(([, signature]) => signature.test(code))
    .map(([name]) => name);
}
