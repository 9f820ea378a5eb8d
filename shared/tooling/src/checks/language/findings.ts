import path from 'node:path';
import oldNames from './oldNames.json' with { type: 'json' };
import { PHRASES } from './phrases.ts';
import { lineOf, plainText, type Name, type Prose } from './prose.ts';
import { readCode } from './readCode.ts';
import { readGraphql, readMarkdown, readStyles } from './readText.ts';
import { americanSpelling } from './spelling.ts';

export interface Finding {
  /** `shell/src/server/main.ts:12` */
  place: string;
  found: string;
  use: string;
}

/** The findings of one file, by figure. */
export interface FileFindings {
  comments: Finding[];
  testNames: Finding[];
  documents: Finding[];
  oldNames: Finding[];
}

const NEW_NAMES = new Map(Object.entries(oldNames));

/** @param file path from the project's folder; its ending decides how it is read */
export function findingsIn(file: string, source: string): FileFindings {
  const inProse = (texts: readonly Prose[]) => texts.flatMap((prose) => phrasesIn(file, source, prose));
  const findings: FileFindings = { comments: [], testNames: [], documents: [], oldNames: fileName(file) };

  if (file.endsWith('.md')) findings.documents = inProse(readMarkdown(source));
  if (file.endsWith('.css')) findings.comments = inProse(readStyles(source));
  if (file.endsWith('.graphql')) findings.comments = inProse(readGraphql(source));
  if (/\.(?:tsx?|[cm]?js)$/.test(file)) {
    const { comments, testNames, names } = readCode(file, source);
    findings.comments = inProse(comments);
    findings.testNames = inProse(testNames);
    findings.oldNames.push(...oldNamesIn(file, source, names));
  }
  return findings;
}

function phrasesIn(file: string, source: string, { text, start }: Prose): Finding[] {
  const plain = plainText(text);
  return PHRASES.flatMap(({ pattern, use }) =>
    [...plain.matchAll(pattern)].map(({ 0: match, index }) => {
      const lead = /^[\s.;:!?]*/.exec(match)?.[0].length ?? 0;
      const found = match.slice(lead).replaceAll(/\s+/g, ' ');
      return { place: `${file}:${lineOf(source, start + index + lead)}`, found, use };
    }),
  );
}

/** One finding per name and file: a rename changes all uses at once. */
function oldNamesIn(file: string, source: string, names: readonly Name[]): Finding[] {
  const starts = new Map<string, number>();
  for (const { name, start } of names) if (!starts.has(name)) starts.set(name, start);
  return [...starts].flatMap(([found, start]) => {
    const use = NEW_NAMES.get(found) ?? americanSpelling(found);
    return use === undefined ? [] : [{ place: `${file}:${lineOf(source, start)}`, found, use }];
  });
}

function fileName(file: string): Finding[] {
  const [found = ''] = path.posix.basename(file).split('.');
  const use = NEW_NAMES.get(found) ?? americanSpelling(found);
  return use === undefined ? [] : [{ place: file, found, use }];
}
