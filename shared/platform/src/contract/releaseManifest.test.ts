import { createHash } from 'node:crypto';
import { releaseManifestFrom } from './releaseManifest.ts';

const MANIFEST = {
  name: 'mf-search',
  release: '1',
  container: 'mf_search_1',
  contract: 3,
  exposes: {},
  integrity: {},
};
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const textOf = (overrides: object = {}) => JSON.stringify({ ...MANIFEST, ...overrides });

test('the manifest of a release of this contract is read', () => {
  const text = textOf();

  expect(releaseManifestFrom(text, 'mf-search', {}, 3)).toMatchObject({ container: 'mf_search_1' });
  expect(releaseManifestFrom(text, 'mf-search', { integrity: integrityOf(text) }, 3)).toMatchObject({
    name: 'mf-search',
  });
});

test.each([{}, { schema: 1 }, { schema: 2 }])(
  'a manifest with %j is of the current format or the one before',
  (format) => {
    expect(releaseManifestFrom(textOf(format), 'mf-search', {}, 3)).toMatchObject({ name: 'mf-search' });
  },
);

test.each<[what: string, text: string, name: string, integrity: string | undefined, error: RegExp]>([
  ['with another integrity value', textOf(), 'mf-search', integrityOf('other'), /does not match the integrity value/],
  ['of another remote', textOf(), 'mf-catalog', undefined, /release\.json is of mf-search\. Expected mf-catalog\./],
  ['of a later format', textOf({ schema: 3 }), 'mf-search', undefined, /format 3\. This shell reads 1 and 2\./],
  ['of another contract', textOf({ contract: 0 }), 'mf-search', undefined, /Built for contract 0\./],
])('a release %s is refused', (_what, text, name, integrity, error) => {
  expect(() => releaseManifestFrom(text, name, integrity === undefined ? {} : { integrity }, 3)).toThrow(error);
});
