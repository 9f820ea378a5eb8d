/**
 * The words that docs/style.md replaces, each with the words to use: `word->replacement`. cspell reports only these, and no
 * spelling: names of products and Swedish words are not mistakes. It reads comments, descriptions, names of tests and documents,
 * but no code. A word that has a correct use as well is not listed, and is left to the review.
 */
const WORDS = {
  'the noun as the subject': 'whoever whatever whichever',
  'no user, no caller': "nobody nobody's",
  'the place': 'elsewhere nowhere somewhere',
  'is rendered, is listed, is stored': 'stood',
  'is in, is stored': 'lies lay lain',
  'notified, reported, returned, shown': 'told',
  'load, include, contain': 'bring brings brought bringing',
  again: 'anew',
  'validate, decide': 'judge judges judged judging',
  'supports, uses, replies': 'speak speaks spoke spoken',
  'expired, stale, sold out': 'worn',
  'repair, fix': 'mend mends mended mending',
  'data, fields, details': 'fact facts',
  'context, deps': 'world',
  image: 'picture pictures',
};

/** British spelling; of the verbs in `-ise` the stems. */
const BRITISH = {
  behaviour: 'behavior',
  behaviours: 'behaviors',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  centre: 'center',
  centred: 'centered',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  favourite: 'favorite',
  favourites: 'favorites',
  grey: 'gray',
  greyed: 'grayed',
  honour: 'honor',
  honours: 'honors',
  labelled: 'labeled',
  labelling: 'labeling',
  licence: 'license',
  modelled: 'modeled',
  neighbour: 'neighbor',
  neighbouring: 'neighboring',
  neighbours: 'neighbors',
  signalled: 'signaled',
  signalling: 'signaling',
  travelled: 'traveled',
};
const VERBS =
  'anonym author custom final general initial local memo minim normal optim organ personal recogn sanit serial summar synchron util';
const ENDINGS = ['e', 'ed', 'er', 'es', 'ing', 'ation'];

const COMMENTS = String.raw`/(?<=^|[\s{(,;])(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm`;
/** `test('…'`, `test.describe('…'` and, after a table, `)('…'`. */
const TEST_NAMES = String.raw`/(?:\b(?:test|it|describe)(?:\.\w+)*\(|[)\]\`]\()\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|\`[^\`]*\`)/g`;
const CODE_SPANS = String.raw`/\`[^\`\n]*\`/g`;
/** In code, templates are between backticks as well. */
const CODE_SPANS_OF_COMMENTS = String.raw`/(?<=(?:^\s*\*|\/\/|\/\*).*)\`[^\`\n]*\`/gm`;

const code = (files, ...includeRegExpList) => ({
  filename: files,
  includeRegExpList,
  ignoreRegExpList: [CODE_SPANS_OF_COMMENTS],
});

export default {
  version: '0.2',
  language: 'en-US',
  loadDefaultConfiguration: false,
  unknownWords: 'report-flagged',
  files: ['**/*.{ts,tsx,js,cjs,mjs,css,graphql,md}'],
  useGitignore: true,
  maxDuplicateProblems: 100,
  ignorePaths: [
    'cspell.config.js',
    'shared/tooling/src/checks/words.test.ts',
    '**/*.generated.ts',
    '**/CHANGELOG.md',
    '.changeset',
    'docs/reports',
    'docs/settings.md',
    'commerce-api/contract',
    'commerce-api/schema/released.graphql',
    'shared/runtime/src/contract/schema.graphql',
  ],
  flagWords: [
    ...Object.entries(WORDS).flatMap(([use, words]) => words.split(' ').map((word) => `${word}->${use}`)),
    ...Object.entries(BRITISH).map(([british, american]) => `${british}->${american}`),
    ...VERBS.split(' ').flatMap((verb) => ENDINGS.map((ending) => `${verb}is${ending}->${verb}iz${ending}`)),
  ],
  overrides: [
    code('**/*.{ts,tsx,js,cjs,mjs,css}', COMMENTS),
    code('**/*.{test,spec}.{ts,tsx}', COMMENTS, TEST_NAMES),
    code('**/*.graphql', String.raw`/#.*|"""[\s\S]*?"""/g`),
    {
      filename: '**/*.md',
      ignoreRegExpList: [String.raw`/^\`\`\`[\s\S]*?^\`\`\`/gm`, CODE_SPANS, String.raw`/\]\([^)\s]*\)/g`],
    },
  ],
};
