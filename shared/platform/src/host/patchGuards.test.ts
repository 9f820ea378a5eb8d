import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { assertPatchesHold } from './patchGuards.ts';

const patched = {
  bundle: { consumesLoadingData: { initialConsumes: ['react', 7] }, c: { react: {}, 7: {} } },
  instance: { remoteHandler: { removeRemote: () => undefined } },
  scope: {
    _FEDERATION_RUNTIME_CORE: {},
    _FEDERATION_BUNDLER_RUNTIME: {
      attachShareScopeMap: () => undefined,
      bundlerRuntime: { initContainerEntry: () => undefined },
    },
  },
};

test('the guards pass if all patches have an effect', () => {
  expect(() => assertPatchesHold(patched)).not.toThrow();
});

test.each([
  ['webpack renames its list of consumed shared modules', { bundle: { c: {} } }, 'keepConsumed.cjs'],
  ['a shared module is not cached', { bundle: { ...patched.bundle, c: { react: {} } } }, 'keepConsumed.cjs'],
  ['remotes find no runtime core', { scope: {} }, 'provideRuntime.mjs'],
  [
    'remotes find no bundler runtime',
    { scope: { _FEDERATION_RUNTIME_CORE: {} } },
    "provideRuntime.mjs has no effect on the bundler's half",
  ],
  [
    'the bundler runtime lacks a function',
    { scope: { ...patched.scope, _FEDERATION_BUNDLER_RUNTIME: { attachShareScopeMap: () => {}, bundlerRuntime: {} } } },
    "provideRuntime.mjs has no effect on the bundler's half",
  ],
  ['the federation runtime has no removeRemote', { instance: { remoteHandler: {} } }, 'removeRemote'],
  ['the federation runtime is missing', { instance: null }, 'removeRemote'],
])('the guards throw if %s', (_what, broken, name) => {
  expect(() => assertPatchesHold({ ...patched, ...broken })).toThrow(name);
});

describe('with the installed webpack and federation plugin', () => {
  /** Builds a host and a remote, with one patch omitted, and loads the remote into the host. */
  function probe(without?: string): Record<string, unknown> {
    const run = path.join(__dirname, '../testing/patch-probe/run.ts');
    const node = path.resolve(__dirname, '../../../../node_modules/.bin/node');
    const { stdout, stderr } = spawnSync(node, without ? [run, without] : [run], { encoding: 'utf8' });
    const line = stdout.split('\n').find((each) => each.startsWith('{'));
    if (!line) throw new Error(`The probe printed no result. Its output: ${stdout}${stderr}`);
    const parsed: Record<string, unknown> = JSON.parse(line);
    return parsed;
  }

  test('all patches have an effect, and a removed remote is fetched again', () => {
    expect(probe()).toEqual({
      shared: true,
      guards: 'ok',
      loaded: 'remote with shared module: true',
      error: expect.stringContaining('remoteEntry.js: release.json names no such file'),
    });
  });

  test.each(['keepConsumed.cjs', 'provideRuntime.mjs'])('without %s the guards throw', (patch) => {
    expect(probe(patch)['guards']).toContain(`${patch} has no effect`);
  });

  test('without nodeChunks.cjs the remote cannot be loaded', () => {
    expect(probe('nodeChunks.cjs')).toMatchObject({ error: expect.stringContaining('a remote may not require') });
  });
});
