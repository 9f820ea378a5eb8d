import { sharedOption } from './sharedModules.ts';

const OWN = '@hemvaror/runtime/cart/CartProvider';
const VERSION = expect.stringMatching(/^\d+\.\d+\.\d+$/);

test("a remote takes the shell's own modules in any version and never brings a copy", () => {
  expect(sharedOption(false)[OWN]).toEqual({
    singleton: true,
    version: VERSION,
    requiredVersion: false,
    import: false,
  });
});

test('the shell provides its own modules under their version', () => {
  expect(sharedOption(true)[OWN]).toEqual({ singleton: true, version: VERSION, requiredVersion: false, eager: true });
});

test.each(['react', 'react/jsx-runtime', 'react-dom'])('%s keeps the range of its installed version', (request) => {
  const { version, requiredVersion } = sharedOption(false)[request] ?? {};

  expect(version).toEqual(VERSION);
  expect(requiredVersion).toBe(`^${version}`);
});
