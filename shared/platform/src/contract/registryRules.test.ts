import { checkRegistryRelease, type RegistryRules } from './registryRules.ts';

const RELEASE = { release: '1.0.0', url: 'http://mf-search:8080/1.0.0/', integrity: 'sha384-abc' };
const RULES: RegistryRules = { publicOrigins: ['https://cdn.example'], demandsIntegrity: true };

test.each([undefined, '/remotes/mf-search/1.0.0/', 'https://cdn.example/mf-search/1.0.0/'])(
  'a release may be public at %s',
  (publicUrl) => {
    expect(() => checkRegistryRelease({ ...RELEASE, ...(publicUrl && { publicUrl }) }, RULES)).not.toThrow();
  },
);

test.each(['https://evil.example/mf-search/', 'http://cdn.example/mf-search/', 'https://cdn.example.evil.example/'])(
  'a release that is public at %s is refused',
  (publicUrl) => {
    expect(() => checkRegistryRelease({ ...RELEASE, publicUrl }, RULES)).toThrow('REMOTE_PUBLIC_ORIGINS');
  },
);

test('a release without integrity is refused if the rules demand it', () => {
  const { integrity: _unused, ...release } = RELEASE;

  expect(() => checkRegistryRelease(release, RULES)).toThrow('integrity');
  expect(() => checkRegistryRelease(release, { ...RULES, demandsIntegrity: false })).not.toThrow();
});
