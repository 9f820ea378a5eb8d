import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { idsOf, misplacedIds, provenIds, requirementsFrom } from './requirementsTable.ts';
import type { TestResult } from './testResults.ts';

const TABLE = [
  '| ID | Requirement | Owner | Proof |',
  '|---|---|---|---|',
  '| CART-01 | A cart has `a\\|b`. | commerce-api | api |',
  '| CART-02 | The cart names it. | mf-cart-checkout, commerce-api | component |',
].join('\n');

const result = (changes: Partial<TestResult>): TestResult => ({
  kind: 'api',
  name: 'has an id [CART-01]',
  outcome: 'passed',
  firstTry: true,
  seconds: 1,
  ...changes,
});

test('rows are parsed with area, text and kind of proof', () => {
  expect(requirementsFrom(TABLE)).toEqual([
    { id: 'CART-01', area: 'CART', text: 'A cart has `a\\|b`.', proof: 'api' },
    { id: 'CART-02', area: 'CART', text: 'The cart names it.', proof: 'component' },
  ]);
});

test.each<[what: string, isProven: boolean, changes: Partial<TestResult>]>([
  ['a passed test of the right kind', true, {}],
  ['a test of another kind', false, { kind: 'unit' }],
  ['a failed test', false, { outcome: 'failed' }],
  ['a skipped test', false, { outcome: 'skipped' }],
  ['a test that passed after a retry', false, { firstTry: false }],
  ['a test with four ids', false, { name: 'all at once [CART-01, CART-02, CART-03, CART-04]' }],
])('a requirement is proven by %s: %s', (_what, expected, changes) => {
  expect(provenIds(requirementsFrom(TABLE), [result(changes)]).has('CART-01')).toBe(expected);
});

test('an id with a failed test is not proven', () => {
  const results = [result({}), result({ kind: 'unit', name: 'too [CART-01]', outcome: 'failed' })];

  expect(provenIds(requirementsFrom(TABLE), results).size).toBe(0);
});

test('ids are read from the brackets at the end of a test name', () => {
  expect(idsOf('a code that does not fit [CART-01, CART-27]')).toEqual(['CART-01', 'CART-27']);
  expect(idsOf('[CART-01] a code in the cart of CART-27')).toEqual([]);
});

test('an id outside the brackets is reported, other texts of its shape are not', () => {
  const named = (name: string) => misplacedIds(requirementsFrom(TABLE), [result({ name })]);

  expect(named('CART-01 has an id')).toEqual(['CART-01 has an id']);
  expect(named('CART-01 has an id [CART-02]')).toEqual(['CART-01 has an id [CART-02]']);
  expect(named('the code HEMMA-10 is accepted [CART-01]')).toEqual([]);
});

test('the catalog has as many rows of each area as its table of counts says', () => {
  const catalog = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
  const rows = Map.groupBy(requirementsFrom(catalog), ({ area }) => area);
  const counts = [...catalog.matchAll(/^\| ([A-Z]+) \| .* \| (\d+) \| \d+ \|$/gm)];

  expect(counts.length).toBeGreaterThan(20);
  expect([...rows].map(([area, list]) => [area, list.length])).toEqual(
    counts.map(([, area, count]) => [area, Number(count)]),
  );
});
