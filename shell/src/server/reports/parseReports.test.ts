import { parseReports } from './parseReports.ts';

const ENTRY = '/remotes/mf-search/1.0.0-a/web/remoteEntry.js';
const MF_SEARCH = { remote: 'mf-search', release: '1.0.0-a' };
const SHELL = { remote: 'shell', release: '2.0.0-b' };

const ofText = (text: string) => parseReports('text/plain;charset=UTF-8', text);
const ofPage = (fields: object) => parseReports('text/plain', JSON.stringify({ releases: [ENTRY], ...fields }));

test('an error is about the release of its innermost frame, and keeps name and frames only', () => {
  const stack = `TypeError
https://shop.example/remotes/mf-search/1.0.0-a/web/12.js?secret
TypeError: anna@hemvist.example is not a function
    at render (https://shop.example/remotes/mf-search/1.0.0-a/web/12.js:1:200)
    at Object.x (https://shop.example/s/hemlig?q=hemlig:1:2)
    at run (https://shop.example/assets/2.0.0-b/main.js:9:80)`;

  expect(ofText(stack)).toEqual([
    {
      kind: 'error',
      releases: [MF_SEARCH],
      detail:
        'TypeError /remotes/mf-search/1.0.0-a/web/12.js /remotes/mf-search/1.0.0-a/web/12.js:1:200 /assets/2.0.0-b/main.js:9:80',
    },
  ]);
});

test.each([
  ['of Firefox and Safari', 'RangeError\nfind@https://shop.example/assets/2.0.0-b/main.js:9:80', 'RangeError'],
  ['whose name is a text', `anna@hemvist.example\n at /assets/2.0.0-b/main.js:9:80`, 'Error'],
  ['whose name is too long', `${'E'.repeat(41)}\n at /assets/2.0.0-b/main.js:9:80`, 'Error'],
])('a stack %s is read', (_of, stack, name) => {
  expect(ofText(stack)).toEqual([{ kind: 'error', releases: [SHELL], detail: `${name} /assets/2.0.0-b/main.js:9:80` }]);
});

test('at most five frames are kept', () => {
  const stack = Array.from({ length: 9 }, (_, line) => `at /assets/2.0.0-b/main.js:${line}:1`).join('\n');

  expect(ofText(stack)[0]?.detail?.split(' ')).toHaveLength(6);
});

test('a lost file is about its release, without its query', () => {
  expect(ofText('https://shop.example/remotes/mf-search/1.0.0-a/web/12.js?q=hemlig\nundefined\nundefined')).toEqual([
    { kind: 'lostFile', releases: [MF_SEARCH], detail: '/remotes/mf-search/1.0.0-a/web/12.js' },
  ]);
});

test.each([
  ['an error of an extension', 'TypeError\nchrome-extension://abc/x.js\nat x.js:1:2'],
  ['a file of another service', 'https://tags.example/gtm.js\nundefined\nundefined'],
  ['an unknown kind', JSON.stringify({ kind: 'other', releases: [ENTRY] })],
  ['too many releases', JSON.stringify({ kind: 'visit', releases: Array.from({ length: 21 }, () => ENTRY) })],
  ['no JSON', 'hello'],
  ['nothing', ''],
])('%s is no report', (_what, body) => {
  expect(parseReports('text/plain', body)).toEqual([]);
});

test('a visit names its releases, its kind of page and what was measured', () => {
  const vitals = { lcp: 1_234.5, inp: 80, cls: 0.01 };

  expect(ofPage({ kind: 'visit', releases: [ENTRY, '/assets/2.0.0-b/'], page: 'product', vitals })).toEqual([
    { kind: 'visit', releases: [MF_SEARCH, SHELL], page: 'product', vitals },
  ]);
});

test.each([
  ['an address for the page', { page: '/s/hemlig' }, { vitals: {} }],
  ['impossible values', { vitals: { lcp: -1, inp: '7', cls: 1e9 } }, { vitals: {} }],
  ['values that are no object', { vitals: 'hemlig' }, { vitals: {} }],
])('a visit with %s is read without them', (_with, fields, expected) => {
  expect(ofPage({ kind: 'visit', ...fields })).toEqual([{ kind: 'visit', releases: [MF_SEARCH], ...expected }]);
});

test.each(['frozen', 'noHydration', 'noEffect', 'hidden'])('%s is about all releases of the page', (kind) => {
  expect(ofPage({ kind, page: 'checkout', vitals: { lcp: 1 } })).toEqual([
    { kind, releases: [MF_SEARCH], page: 'checkout' },
  ]);
});

const VIOLATION = {
  effectiveDirective: 'script-src-elem',
  documentURL: 'https://shop.example/s/hemlig',
  blockedURL: 'https://evil.example/x.js',
  sourceFile: `https://shop.example${ENTRY}`,
  sample: 'hemlig',
};

test('a violation of the policy is about the release whose file caused it', () => {
  const list = [
    { type: 'csp-violation', body: VIOLATION },
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', body: { ...VIOLATION, sourceFile: null } },
  ];

  expect(parseReports('application/reports+json', JSON.stringify(list))).toEqual([
    { kind: 'policy', releases: [MF_SEARCH], detail: 'script-src-elem' },
  ]);
});

test('a violation of the policy in the older format is read', () => {
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
    'source-file': '/assets/2.0.0-b/main.js',
  };

  expect(parseReports('application/csp-report', JSON.stringify({ 'csp-report': report }))).toEqual([
    { kind: 'policy', releases: [SHELL], detail: 'img-src' },
  ]);
});

test('a directive that is a text is no report', () => {
  const body = { ...VIOLATION, effectiveDirective: 'hemlig text' };

  expect(parseReports('application/reports+json', JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([]);
});
