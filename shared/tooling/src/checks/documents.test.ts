import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsIn, codeOwnersErrors, documentErrors, documentFiles, readProject, type Project } from './documents.ts';
import { DOCUMENT_EXCEPTIONS } from './documentExceptions.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const project = readProject(ROOT);

const small: Project = {
  paths: new Set([
    'docs',
    'docs/guide.md',
    'docs/other.md',
    'shell',
    'shell/src',
    'shell/src/main.ts',
    'shell/README.md',
    'e2e/main.spec.ts',
  ]),
  workspaces: ['shell'],
  exposes: new Set(['mf-catalog/ListPage']),
  scripts: new Map([
    ['', new Set(['start', 'build'])],
    ['shell', new Set(['dev'])],
  ]),
  packages: new Map([['@shop/runtime', { folder: 'shared/runtime', exports: ['./cart/*', './shop'] }]]),
  names: new Set(['PAGE_SIZE', 'CONTRACT_VERSION', 'readCart']),
  settings: new Set(['PAGE_SIZE']),
  hasText: (text) => text === 'release live',
  anchorsOf: () => new Set(['a-part']),
};

test.each<[what: string, markdown: string]>([
  ['a link to a file and an anchor', '[x](other.md#a-part)'],
  ['an anchor of the document itself', '# One `part`\n[x](#one-part)'],
  ['an external link', '[x](https://example.org/none.md)'],
  ['a path from the project folder', '`shell/src/main.ts`'],
  ['the end of a path', '`src/main.ts`, `main.ts`, `src/`'],
  ['a path with a placeholder', '`<app>/src/*.ts`'],
  ['an expose', '`mf-catalog/ListPage`'],
  ['a path of a package', '`@shop/runtime/cart/Cart`, `@shop/runtime/cart`'],
  ['a constant with a value', '`PAGE_SIZE=20`'],
  ['a name of the code', '`readCart(id)`'],
  ['a table of files', '| file | what |\n| --- | --- |\n| `main` | starts |\n'],
  ['a table of log messages', '| message | what |\n| --- | --- |\n| `release live, …` | nothing |\n'],
  ['a table of variables', '| variable | default |\n| --- | --- |\n| `PAGE_SIZE` | 20 |\n'],
  ['an npm script', '`npm run build`, `npm start`, `npm run dev -w shell`'],
  ['code of a language', '```ts\nimport "./none.ts";\n```'],
  ['texts that are not paths', '`and/or`, `text/html`, `/kassan`, `READY`'],
])('%s is accepted', (_what, markdown) => {
  expect(documentErrors('docs/guide.md', markdown, small)).toEqual([]);
});

test.each<[what: string, markdown: string, error: string]>([
  ['a link to a missing file', '[x](none.md)', 'link none.md'],
  ['a link to a missing heading', '[x](other.md#b-part)', 'link other.md#b-part'],
  ['a missing anchor', '# One\n[x](#two)', 'link #two'],
  ['a missing file', '`shell/src/gone.ts`', 'path shell/src/gone.ts'],
  ['a missing file by its name only', '`gone.ts`', 'path gone.ts'],
  ['a missing folder', '`shell/gone`', 'path shell/gone'],
  ['a missing file in a command', '`node shell/src/gone.ts x`', 'path shell/src/gone.ts'],
  ['a missing file in a tree', '```\nsrc/gone/  the rest\n```', 'path src/gone/'],
  ['a missing expose', '`mf-catalog/GonePage`', 'expose mf-catalog/GonePage'],
  ['a package path that is not exported', '`@shop/runtime/state`', 'package path @shop/runtime/state'],
  ['a missing package', '`@shop/gone`', 'package path @shop/gone'],
  ['an undeclared variable', '`GONE_PORT`', 'constant GONE_PORT'],
  ['a missing name', '`readBasket(id)`', 'name readBasket'],
  ['a missing file in a table of files', '| file | what |\n| --- | --- |\n| `gone` | starts |\n', 'path gone'],
  ['a missing log message', '| message | what |\n| --- | --- |\n| `release lost` | x |\n', 'message release lost'],
  [
    'a variable without a declaration',
    '| variable | what |\n| --- | --- |\n| `CONTRACT_VERSION` | x |\n',
    'setting CONTRACT_VERSION',
  ],
  ['a missing npm script', '`npm run gone`', 'script npm run gone'],
  ['a script of another workspace', '`npm run build -w shell`', 'script npm run build -w shell'],
])('%s is reported', (_what, markdown, error) => {
  expect(documentErrors('docs/guide.md', markdown, small)).toEqual([`docs/guide.md: ${error}`]);
});

test('a README may shorten paths of its own package only', () => {
  expect(documentErrors('shell/README.md', '`main.ts`, `e2e/main.spec.ts`', small)).toEqual([]);
  expect(documentErrors('shell/README.md', '`main.spec.ts`', small)).toEqual(['shell/README.md: path main.spec.ts']);
});

test('an exception applies only to its text', () => {
  const exceptions = [{ text: /^gone\.ts$/, reason: 'of another project' }];

  expect(documentErrors('docs/guide.md', '`gone.ts`, `away.ts`', small, exceptions)).toEqual([
    'docs/guide.md: path away.ts',
  ]);
});

test('repeated headings have numbered anchors', () => {
  expect(anchorsIn('# A, b!\n## A, b!\n')).toEqual(new Set(['a-b', 'a-b-1']));
});

test('every CODEOWNERS entry needs an owner and an existing path, and every workspace an entry', () => {
  expect(codeOwnersErrors('* @shop/all\n/shell/ @shop/shell\n', small)).toEqual([]);
  expect(codeOwnersErrors('/gone/ @shop/a\n/docs/\n', small)).toEqual([
    '/gone/: no such path',
    '/docs/: no owner',
    '/shell/: not listed',
  ]);
});

test('readProject finds documents, workspaces, exposes, scripts, settings and names', () => {
  expect(documentFiles(project).length).toBeGreaterThan(40);
  expect(project.workspaces.length).toBeGreaterThan(13);
  expect(project.packages.get('@hemvaror/domain')?.exports.length).toBeGreaterThan(20);
  expect(project.exposes.size).toBeGreaterThan(20);
  expect(project.scripts.get('')?.has('start')).toBe(true);
  expect(project.settings.size).toBeGreaterThan(50);
  expect(project.names.has('CONTRACT_VERSION')).toBe(true);
});

test.each(documentFiles(project))('every reference in %s exists', (file) => {
  expect(documentErrors(file, read(file), project, DOCUMENT_EXCEPTIONS)).toEqual([]);
});

test.each(DOCUMENT_EXCEPTIONS)('the exception $text is in use', ({ text }) => {
  const others = DOCUMENT_EXCEPTIONS.filter((exception) => exception.text !== text);
  const errors = documentFiles(project).flatMap((file) => documentErrors(file, read(file), project, others));

  expect(errors).not.toEqual([]);
});

test('CODEOWNERS covers the project', () => {
  expect(codeOwnersErrors(read('docs/CODEOWNERS'), project)).toEqual([]);
});

test.each([...new Set([...project.exposes].map((id) => id.split('/')[0] ?? ''))])(
  'the README of %s lists its exposes',
  (remote) => {
    const readme = read(`${remote}/README.md`);
    const exposes = [...project.exposes]
      .filter((id) => id.startsWith(`${remote}/`))
      .map((id) => id.slice(remote.length + 1));

    expect(exposes.filter((name) => !readme.includes(`\`./${name}\``))).toEqual([]);
    expect(
      [...readme.matchAll(/`\.\/([A-Z]\w*)`/g)].map(([, name]) => name).filter((name) => !exposes.includes(name ?? '')),
    ).toEqual([]);
  },
);

/** Run by other scripts. */
const INTERNAL_SCRIPTS = ['start:site'];

test('the guide for contributors lists every npm script', () => {
  const guide = read('docs/CONTRIBUTING.md');
  const isListed = (script: string) => new RegExp(`\\bnpm (?:run )?${script}(?![\\w:-])`).test(guide);

  expect([...(project.scripts.get('') ?? [])].filter((script) => !isListed(script))).toEqual(INTERNAL_SCRIPTS);
});

test('the paragraphs of architecture.md have eight lines at most, and a step of a request one link to a decision', () => {
  const text = read('docs/architecture.md').replaceAll(/^```[\s\S]*?^```/gm, '');
  const paragraphs = text.split(/\n\n|\n(?=(?:\d+\.|-) )/).filter((paragraph) => !paragraph.startsWith('|'));
  const steps = paragraphs.filter((paragraph) => /^\d+\. \*\*/.test(paragraph));

  expect(steps.length).toBeGreaterThan(5);
  expect(paragraphs.filter((paragraph) => paragraph.split('\n').length > 8)).toEqual([]);
  expect(steps.filter((step) => (step.match(/\]\(adr\//g) ?? []).length > 1)).toEqual([]);
});

const decisions = documentFiles(project).filter((file) => /^docs\/adr\/\d{4}-/.test(file));

const LINKS = String.raw`\[\d{4}\]\(\d{4}-[\w-]+\.md\)(?:, \[\d{4}\]\(\d{4}-[\w-]+\.md\))*`;
const HEADER = new RegExp(
  String.raw`^Date: \d{4}-\d\d-\d\d · Status: (?<state>accepted|(?:amended|superseded) by ${LINKS})` +
    String.raw`(?: · Amends (?<amends>${LINKS}))?(?: · Supersedes (?<supersedes>${LINKS}))?$`,
);

/** The line with date and state, which Prettier may wrap. */
function headerOf(decision: string): string {
  return (read(decision).split('\n\n')[1] ?? '').replaceAll('\n', ' ');
}

/** Lists the decisions that a part of a header links to. */
function linkedIn(text = ''): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => `docs/adr/${target}`);
}

test('there are decisions to check', () => {
  expect(decisions.length).toBeGreaterThan(50);
});

test.each(decisions)('%s has a number, a date and one of three states', (file) => {
  const [title = ''] = read(file).split('\n\n');

  expect(title).toMatch(new RegExp(`^# ${path.basename(file).slice(0, 4)}: \\S`));
  expect(headerOf(file)).toMatch(HEADER);
});

test.each(decisions)('the state of %s names each decision that changes it, and no other', (file) => {
  const { state = '' } = HEADER.exec(headerOf(file))?.groups ?? {};
  const changing = (part: 'amends' | 'supersedes') =>
    decisions.filter((other) => linkedIn(HEADER.exec(headerOf(other))?.groups?.[part]).includes(file));

  expect(linkedIn(state)).toEqual(state.startsWith('superseded') ? changing('supersedes') : changing('amends'));
  if (!state.startsWith('superseded')) expect(changing('supersedes')).toEqual([]);
});

test('the table of decisions lists each with its title and state', () => {
  const rows = read('docs/adr/README.md').matchAll(/^\| \[\d{4}\]\(([^)]+)\) *\| (.*?) *\| (.*?) *\|$/gm);
  const listed = [...rows].map(([, file, title, state]) => ({ file, title, state }));

  expect(listed).toEqual(
    decisions.map((decision) => ({
      file: path.basename(decision),
      title: /^# \d{4}: (.*)$/m.exec(read(decision))?.[1],
      state: HEADER.exec(headerOf(decision))?.groups?.['state'],
    })),
  );
});
