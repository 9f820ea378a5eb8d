import { findingsIn } from './findings.ts';
import oldNames from './oldNames.json' with { type: 'json' };
import { americanSpelling } from './spelling.ts';

const found = (file: string, source: string) => {
  const { comments, testNames, documents, oldNames: names } = findingsIn(file, source);
  return [...comments, ...testNames, ...documents, ...names].map(({ place, found: text }) => `${place} ${text}`);
};

test.each<[comment: string, source: string, expected: string[]]>([
  ['of a line', 'const a = 1; // nobody reads it\n', ['a.ts:1 nobody']],
  ['of a block, over two lines', '/**\n * A chunk of\n * its own.\n */\n', ['a.ts:2 of its own']],
  ['of two lines', '// A chunk of\n// its own\n', ['a.ts:1 of its own']],
  ['that opens with a pronoun', '/** What the page reads. Returns what it finds. */', ['a.ts:1 What']],
  ['with a British word', '// the catalogue\n', ['a.ts:1 catalogue']],
  ['with its before another noun', '// messages of its own language, a file of its own', ['a.ts:1 of its own']],
  ['that quotes code', '// `nobody` and `what stands there`\n', []],
  ['with a correct use of the word', '/** A stand-in. Stands for a segment. Keys tell apart. What if it fails? */', []],
])('a phrase in a comment %s is found', (_comment, source, expected) => {
  expect(found('a.ts', source)).toEqual(expected);
});

test('strings and regular expressions are not comments', () => {
  expect(found('a.ts', "const url = 'http://nobody'; const regex = /[/*] nobody/;\n")).toEqual([]);
});

test('a comment between JSX elements is read', () => {
  expect(found('a.tsx', 'const a = (\n  <p>\n    {/* nobody */}\n  </p>\n);\n')).toEqual(['a.tsx:3 nobody']);
});

test.each([
  "test('nobody waits', () => {});",
  "test.describe('nobody waits', () => {});",
  "test.each([1])('nobody waits', () => {});",
  'test.each`a`(`nobody waits ${1}`, () => {});',
])('the name of %s is read', (source) => {
  expect(findingsIn('a.test.ts', source).testNames).toEqual([
    { place: 'a.test.ts:1', found: 'nobody', use: 'the noun: no user, no caller' },
  ]);
});

test('a string that names no test is not read', () => {
  expect(findingsIn('a.test.ts', "expect('nobody');").testNames).toEqual([]);
});

test('styles, GraphQL descriptions and documents are read without their code', () => {
  expect(found('a.css', '.a {\n  color: red; /* nobody */\n}\n')).toEqual(['a.css:2 nobody']);
  expect(found('a.graphql', '# nobody\n"""\nnobody\n"""\ntype A {\n  nobody: Int # nobody\n}\n')).toEqual([
    'a.graphql:1 nobody',
    'a.graphql:3 nobody',
    'a.graphql:6 nobody',
  ]);
  expect(found('a.md', '# nobody\n\n```\nnobody\n```\n\n`nobody` [a](nobody.md)\n')).toEqual(['a.md:1 nobody']);
});

test('an old name counts once per file, wherever it is used', () => {
  const source =
    "import { inTurn } from './inTurn.ts';\nconst a = { inTurn, RouteParts: 1 };\nconst b = 'keepSlots';\n";

  expect(findingsIn('a.ts', source).oldNames.map(({ found: name, place }) => [name, place])).toEqual([
    ['inTurn', 'a.ts:1'],
    ['RouteParts', 'a.ts:2'],
  ]);
  expect(found('a.tsx', 'const a = <ToastPlace wayBack={1} />;')).toEqual(['a.tsx:1 ToastPlace', 'a.tsx:1 wayBack']);
});

test('a file named by an old name is found', () => {
  expect(found('shell/slotsKept.test.ts', '')).toEqual(['shell/slotsKept.test.ts slotsKept']);
});

test('no new name is an old one', () => {
  const replacements = new Set(Object.values(oldNames).flatMap((names) => names.split(' or ')));

  expect(Object.keys(oldNames).filter((name) => replacements.has(name))).toEqual([]);
});

test.each([
  ['catalogueFile', 'catalog'],
  ['CACHED_COLOURS', '-or'],
  ['isSerialised', '-iz'],
  ['labelledBy', 'one l'],
  ['catalogFile', undefined],
  ['cancelled', undefined],
])('%s is spelled %s', (name, expected) => {
  expect(americanSpelling(name)).toBe(expected);
});
