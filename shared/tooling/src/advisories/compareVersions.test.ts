import { compareVersions } from './compareVersions.ts';

/** The example of Semantic Versioning 2.0.0, § 11, between other versions. */
const IN_ORDER = [
  '0',
  '0.9.10',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.2',
  '1.2.10',
  '1.10.0',
  '19.0.0-rc-2026-04',
  '19.0.0',
];

test('versions are in the order of Semantic Versioning', () => {
  const pairs = IN_ORDER.flatMap((a, i) => IN_ORDER.map((b, j) => ({ a, b, expected: Math.sign(i - j) })));

  expect(pairs.filter(({ a, b, expected }) => Math.sign(compareVersions(a, b)) !== expected)).toEqual([]);
});

test.each([
  ['1.2', '1.2.0'],
  ['1.2.3+build.5', '1.2.3'],
  ['v1.2.3', '1.2.3'],
])('%s and %s have the same precedence', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});

test.each(['', 'latest', '1.x', '>= 1.0.0', '1.2.3.4'])('%j is refused as a version', (text) => {
  expect(() => compareVersions(text, '1.0.0')).toThrow(`${JSON.stringify(text)} is not a version.`);
});
