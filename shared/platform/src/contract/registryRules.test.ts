import { checkRegistryRelease } from './registryRules.ts';
import { createKey, releaseKeysFrom } from './releaseKeys.ts';
import { signRelease } from './signedRelease.ts';

const RELEASE = { release: '1.0.0', url: 'http://mf-search:8080/1.0.0/', integrity: 'sha384-a' };
const STATEMENT = { contract: 3, by: 'anna', at: '2026-11-30T12:00:00Z' };

test('a release without integrity is refused if the rules demand it', () => {
  const { integrity: _integrity, ...bare } = RELEASE;

  expect(() => checkRegistryRelease('mf-search', bare, { demandsIntegrity: true })).toThrow('integrity');
  expect(() => checkRegistryRelease('mf-search', bare, { demandsIntegrity: false })).not.toThrow();
  expect(() => checkRegistryRelease('mf-search', RELEASE, { demandsIntegrity: true })).not.toThrow();
});

describe('with keys', () => {
  const [search, catalog] = [createKey(), createKey()];
  const keys = releaseKeysFrom([`mf-search=${search.publicKey}`, `mf-catalog=${catalog.publicKey}`]);
  const rules = { demandsIntegrity: true, keys };
  const signed = signRelease('mf-search', RELEASE, STATEMENT, search.privateKey);

  test('a release that its owner has signed is accepted', () => {
    expect(() => checkRegistryRelease('mf-search', signed, rules)).not.toThrow();
  });

  test.each([
    ['without a signature', 'mf-search', RELEASE],
    ['of another remote', 'mf-catalog', signed],
    [
      'with the signature of another owner',
      'mf-catalog',
      signRelease('mf-catalog', RELEASE, STATEMENT, search.privateKey),
    ],
    ['at another address', 'mf-search', { ...signed, url: 'http://evil:8080/1.0.0/' }],
    ['with other files', 'mf-search', { ...signed, integrity: 'sha384-b' }],
    ['with another id', 'mf-search', { ...signed, release: '1.0.1' }],
    ['of a remote without a key', 'mf-content', signRelease('mf-content', RELEASE, STATEMENT, search.privateKey)],
  ])('a release %s is refused', (_what, remote, release) => {
    expect(() => checkRegistryRelease(remote, release, rules)).toThrow(`not signed with a key of ${remote}`);
  });

  test('a release of either key is accepted while a key is being replaced', () => {
    const next = createKey();
    const both = releaseKeysFrom([`mf-search=${search.publicKey}`, `mf-search=${next.publicKey}`]);

    for (const { privateKey } of [search, next]) {
      const release = signRelease('mf-search', RELEASE, STATEMENT, privateKey);
      expect(() => checkRegistryRelease('mf-search', release, { demandsIntegrity: true, keys: both })).not.toThrow();
    }
  });
});

test.each(['mf-search', 'mf-search=short', `catalog=${'a'.repeat(43)}`, ''])('the entry "%s" is no key', (entry) => {
  expect(() => releaseKeysFrom([entry])).toThrow('is not <remote>=<public key>');
});
