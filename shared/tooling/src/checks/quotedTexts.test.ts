import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

/** English in the requirements: shown as quoted in both languages (OP-06), or the English counterpart of a Swedish text. */
const ENGLISH = new Set([
  'An error occurred while showing the error page',
  'Currency not found for this market',
  'Go to {label}',
  'Response not successful: Received status code {n}',
  'Show all within {label}',
  'This page could not be found',
]);

/** Texts of features that are not built yet. */
const PENDING = new Set([
  // AUTH-32
  'Du loggas in som användare..',
]);

interface Message {
  /** File and key. */
  id: string;
  text: string;
}

const FOLDERS = globSync('{shell,mf-*,shared/*}/src/**/messages/', { cwd: ROOT }).filter(
  (folder) => !folder.includes('/template/') && !folder.includes('node_modules'),
);
const swedish = FOLDERS.flatMap((folder) => messagesIn(folder, 'sv'));
const english = new Map(FOLDERS.flatMap((folder) => messagesIn(folder, 'en')).map(({ id, text }) => [id, text]));

test.each(quotedSwedishTexts())('the quoted text "%s" has an English counterpart [VALID-20]', (quoted) => {
  const found = swedish.filter(({ text }) => patternOf(quoted).test(text));

  expect(found.length).toBeGreaterThan(0);
  for (const { id, text } of found) {
    expect([id, english.get(id)]).toEqual([id, expect.stringMatching(/\S/)]);
    expect([id, english.get(id)]).not.toEqual([id, text]);
  }
});

/** The texts that the requirements quote, except English ones and those that contain code. */
function quotedSwedishTexts(): string[] {
  const requirements = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
  const rows = requirements.split('\n').filter((line) => /^\| [A-Z]+-\d\d \|/.test(line));
  const quoted = rows.flatMap((row) =>
    Array.from(row.matchAll(/(?<=[\s(])'(\p{Lu}[^'`]+)'/gu), ([, text = '']) => text),
  );
  return [...new Set(quoted)].filter((text) => !ENGLISH.has(text) && !PENDING.has(text));
}

/** Matches the message whose placeholders give the quoted text: `{stock}` is any placeholder, a number one as well. */
function patternOf(quoted: string): RegExp {
  const parts = quoted.split(/\{\w+\}|\d+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(String.raw`(?:\{\{\w+\}\}|\d+)`)}$`);
}

function messagesIn(folder: string, language: 'sv' | 'en'): Message[] {
  const texts: unknown = JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8'));
  return messagesOf(texts, folder);
}

function messagesOf(texts: unknown, id: string): Message[] {
  if (typeof texts === 'string') return [{ id, text: texts }];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => messagesOf(value, `${id}.${key}`));
}
