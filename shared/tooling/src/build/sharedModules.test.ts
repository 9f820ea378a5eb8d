import { sharedOption } from '@hemvaror/platform/build/sharedModule';
import { sharedModules } from './sharedModules.ts';

const OWN = '@hemvaror/runtime/cart/CartProvider';
const VERSION = expect.stringMatching(/^\d+\.\d+\.\d+$/);

test("a remote accepts the shell's modules in any version and never bundles a copy", () => {
  expect(sharedOption(sharedModules(), false)[OWN]).toEqual({
    singleton: true,
    version: VERSION,
    requiredVersion: false,
    import: false,
  });
});

test('the shell provides its modules eagerly, with their version', () => {
  expect(sharedOption(sharedModules(), true)[OWN]).toEqual({
    singleton: true,
    version: VERSION,
    requiredVersion: false,
    eager: true,
  });
});

test.each(['react', 'react/jsx-runtime', 'react-dom'])(
  '%s is required in the range of its installed version',
  (request) => {
    const { version, requiredVersion } = sharedOption(sharedModules(), false)[request] ?? {};

    expect(version).toEqual(VERSION);
    expect(requiredVersion).toBe(`^${version}`);
  },
);
