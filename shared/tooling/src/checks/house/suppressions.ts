import type { SourceFiles } from './sourceFiles.ts';

const SUPPRESSION = /(oxlint|eslint|stylelint)-disable|@ts-(expect-error|ignore|nocheck)/;

/** Lines that switch a rule of the linters or the compiler off, as `file:line`, among all code and styles. */
export function suppressionsIn(files: SourceFiles): { places: string[]; files: number; perThousand: number } {
  const code = [...files].filter(([file]) => /\.(tsx?|[cm]?js|css)$/.test(file) && !/checks\/house\//.test(file));
  const places = code.flatMap(([file, content]) =>
    content.split('\n').flatMap((line, at) => (SUPPRESSION.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  return { places, files: code.length, perThousand: Math.round((places.length / code.length) * 1_000) };
}
