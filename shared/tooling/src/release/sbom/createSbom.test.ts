import { createSbom } from './createSbom.ts';

const LOCKFILE = {
  packages: {
    '': { name: 'storefront' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-q83v', license: 'MIT' },
    'node_modules/@scope/part': { version: '2.0.0', integrity: 'sha512-AQID', license: '(MIT OR Apache-2.0)' },
    'node_modules/old/node_modules/@scope/part': { version: '1.0.0', license: 'SEE LICENSE IN file' },
    'shell/node_modules/react': { version: '19.3.1', integrity: 'sha512-q83v', license: 'MIT' },
  },
};
const RELEASE = { name: 'mf-search', release: '1.0.0-3fa8b21c' };

test('each package has its version, purl, license, hash and the builds that contain it', () => {
  const builds = new Map([
    ['web', ['node_modules/react']],
    ['node', ['node_modules/@scope/part', 'node_modules/react']],
  ]);

  const { components, dependencies, metadata } = createSbom(RELEASE, builds, LOCKFILE);

  expect(metadata.component).toMatchObject({ name: 'mf-search', version: '1.0.0-3fa8b21c' });
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/part@2.0.0',
      group: '@scope',
      name: 'part',
      version: '2.0.0',
      purl: 'pkg:npm/%40scope/part@2.0.0',
      hashes: [{ alg: 'SHA-512', content: '010203' }],
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      properties: [{ name: 'hemvaror:build', value: 'node' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/react@19.3.1',
      name: 'react',
      version: '19.3.1',
      purl: 'pkg:npm/react@19.3.1',
      hashes: [{ alg: 'SHA-512', content: 'abcdef' }],
      licenses: [{ expression: 'MIT' }],
      properties: [
        { name: 'hemvaror:build', value: 'node' },
        { name: 'hemvaror:build', value: 'web' },
      ],
    },
  ]);
  expect(dependencies).toEqual([
    {
      ref: 'mf-search@1.0.0-3fa8b21c',
      dependsOn: ['pkg:npm/%40scope/part@2.0.0', 'pkg:npm/react@19.3.1'],
    },
  ]);
});

test('two builds of the same sources have the same text in any order of their modules', () => {
  const folders = ['node_modules/react', 'node_modules/@scope/part', 'node_modules/old/node_modules/@scope/part'];
  const textOf = (order: string[]) => JSON.stringify(createSbom(RELEASE, new Map([['web', order]]), LOCKFILE));

  expect(textOf(folders)).toBe(textOf(folders.toReversed()));
});

test('two versions of a package are two components, and two copies of a version are one', () => {
  const builds = new Map([
    ['web', ['node_modules/@scope/part', 'shell/node_modules/react']],
    ['node', ['node_modules/old/node_modules/@scope/part', 'node_modules/react']],
  ]);

  const { components } = createSbom(RELEASE, builds, LOCKFILE);

  expect(components.map(({ purl, properties }) => [purl, properties.map(({ value }) => value)])).toEqual([
    ['pkg:npm/%40scope/part@1.0.0', ['node']],
    ['pkg:npm/%40scope/part@2.0.0', ['web']],
    ['pkg:npm/react@19.3.1', ['node', 'web']],
  ]);
});

test('a license that is no expression of SPDX is named as it is', () => {
  const builds = new Map([['web', ['node_modules/old/node_modules/@scope/part']]]);

  expect(createSbom(RELEASE, builds, LOCKFILE).components[0]?.licenses).toEqual([
    { license: { name: 'SEE LICENSE IN file' } },
  ]);
});

test('a package that the lockfile does not have fails the build', () => {
  expect(() => createSbom(RELEASE, new Map([['web', ['node_modules/stray']]]), LOCKFILE)).toThrow(
    'mf-search contains code of node_modules/stray, which package-lock.json does not have. Install again.',
  );
});
