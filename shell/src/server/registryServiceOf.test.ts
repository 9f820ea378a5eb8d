import { registryServiceOf } from './registryServiceOf.ts';

const SERVICE = { remote: undefined, address: 'http://registry:4100/registry.json' };
const OWN = { remote: 'mf-search', address: 'http://mf-search:8080/registry.json' };

test('a shell with a key reports to the service that names all remotes', () => {
  expect(registryServiceOf({ REGISTRY: [OWN, SERVICE], RELEASE_WITHDRAW_KEY: 'key', SHELL_PORT: 3000 })).toEqual({
    url: 'http://registry:4100/',
    privateKey: 'key',
    shell: expect.stringMatching(/.:3000$/),
  });
});

test('a shell without a key reports to none', () => {
  expect(registryServiceOf({ REGISTRY: [SERVICE], RELEASE_WITHDRAW_KEY: undefined, SHELL_PORT: 3000 })).toBeUndefined();
});

test.each([[[OWN]], [[{ remote: undefined, address: '.data/registry.json' }]]])(
  'a key without a service is an error: %j',
  (REGISTRY) => {
    expect(() => registryServiceOf({ REGISTRY, RELEASE_WITHDRAW_KEY: 'key', SHELL_PORT: 3000 })).toThrow(
      'REGISTRY names no service',
    );
  },
);
