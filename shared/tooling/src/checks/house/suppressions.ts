import type { SourceFiles } from './sourceFiles.ts';

const SUPPRESSION = /(oxlint|eslint|stylelint)-disable|@ts-(expect-error|ignore|nocheck)/;

/** Lists the lines that disable a rule of the linters or the compiler, as `file:line`, in all code and styles. */
export function suppressionsIn(files: SourceFiles): { lines: string[]; files: number; perThousand: number } {
  const code = [...files].filter(([file]) => /\.(tsx?|[cm]?js|css)$/.test(file) && !/checks\/house\//.test(file));
  const lines = code.flatMap(([file, content]) =>
    content.split('\n').flatMap((line, at) => (SUPPRESSION.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  return { lines, files: code.length, perThousand: Math.round((lines.length / code.length) * 1_000) };
}
