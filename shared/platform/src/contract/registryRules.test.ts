import { checkRegistryRelease } from './registryRules.ts';

const RELEASE = { release: '1.0.0', url: 'http://mf-search:8080/1.0.0/' };

test('a release without integrity is refused if the rules demand it', () => {
  expect(() => checkRegistryRelease(RELEASE, { demandsIntegrity: true })).toThrow('integrity');
  expect(() => checkRegistryRelease(RELEASE, { demandsIntegrity: false })).not.toThrow();
  expect(() => checkRegistryRelease({ ...RELEASE, integrity: 'sha384-a' }, { demandsIntegrity: true })).not.toThrow();
});
