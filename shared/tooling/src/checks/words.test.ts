import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

const CSPELL = path.join(ROOT, 'node_modules/cspell/bin.mjs');

/** Each file contains words of the list, some of them in code. */
const FILES = {
  'a.ts': [
    '// nobody waits, as `nobody` says',
    '/**',
    ' * The world.',
    ' */',
    "const picture = 'https://picture.example'; // the picture",
    "route('**/*', picture);",
  ],
  'b.test.tsx': [
    "test('the behaviour of a page', () => <p>{/* told */} picture</p>);",
    "test.each([['picture']])('%s is organised', () => undefined);",
    'test.describe(`a fact`, () => expect(text).toBe("picture"));',
  ],
  'c.css': ['.picture {', '  color: red; /* grey */', '}'],
  'd.graphql': ['# anew', 'type A {', '  """', '  Elsewhere', '  """', '  picture: Int', '}'],
  'e.md': ['# Whoever', '```', 'picture', '```', '`picture` [a catalogue](picture.md)'],
};

const EXPECTED = {
  'a.ts': ['1 nobody', '3 world', '5 picture'],
  'b.test.tsx': ['1 behaviour', '1 told', '2 organised', '3 fact'],
  'c.css': ['2 grey'],
  'd.graphql': ['1 anew', '4 Elsewhere'],
  'e.md': ['1 Whoever', '5 catalogue'],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const [file, lines] of Object.entries(FILES)) writeFileSync(path.join(folder, file), lines.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a word that has a plain replacement is reported in comments, names of tests and documents, but not in code', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      CSPELL,
      'lint',
      '--no-progress',
      '--no-summary',
      '--root',
      folder,
      '--config',
      path.join(ROOT, 'cspell.config.js'),
    ],
    { encoding: 'utf8' },
  );
  const found = [...stdout.matchAll(/^(?:.*\/)?([\w.]+):(\d+):\d+ - Forbidden word \((\w+)\)/gm)];
  const byFile = Map.groupBy(found, ([, file]) => file);

  expect(status).toBe(1);
  expect(
    Object.fromEntries([...byFile].map(([file, list]) => [file, list.map(([, , line, word]) => `${line} ${word}`)])),
  ).toEqual(EXPECTED);
});
