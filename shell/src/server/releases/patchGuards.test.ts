import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { assertPatchesHold } from './patchGuards.ts';

const held = {
  bundle: { consumesLoadingData: { initialConsumes: ['react', 7] }, c: { react: {}, 7: {} } },
  instance: { remoteHandler: { removeRemote: () => undefined } },
  scope: { _FEDERATION_RUNTIME_CORE: {} },
};

test('a shell whose patches hold starts', () => {
  expect(() => assertPatchesHold(held)).not.toThrow();
});

test.each([
  ['webpack renames what it keeps of shared modules', { bundle: { c: {} } }, 'keepConsumed.cjs'],
  ['a shared module is negotiated at each call', { bundle: { ...held.bundle, c: { react: {} } } }, 'keepConsumed.cjs'],
  ['remotes find no runtime core', { scope: {} }, 'provideRuntime.mjs'],
  ['the federation runtime has no removeRemote', { instance: { remoteHandler: {} } }, 'removeRemote'],
  ['there is no federation runtime', { instance: null }, 'removeRemote'],
])('the shell refuses to start if %s', (_what, broken, named) => {
  expect(() => assertPatchesHold({ ...held, ...broken })).toThrow(named);
});

describe('with the installed webpack and federation plugin', () => {
  /** Builds a host and a remote, with one patch left out, and loads the remote into the host. */
  function outcome(without?: string): Record<string, unknown> {
    const run = path.join(__dirname, 'patch-probe/run.ts');
    const node = path.resolve(__dirname, '../../../../node_modules/.bin/node');
    const { stdout, stderr } = spawnSync(node, without ? [run, without] : [run], { encoding: 'utf8' });
    const line = stdout.split('\n').find((each) => each.startsWith('{'));
    if (!line) throw new Error(`The probe printed no result. It said: ${stdout}${stderr}`);
    const parsed: Record<string, unknown> = JSON.parse(line);
    return parsed;
  }

  test('all patches hold, and what was removed is asked for again', () => {
    expect(outcome()).toEqual({
      shared: true,
      guards: 'ok',
      loaded: 'remote with shared module: true',
      error: expect.stringContaining('remoteEntry.js: release.json names no such file'),
    });
  }, 120_000);

  test.each(['keepConsumed.cjs', 'provideRuntime.mjs'])(
    'without %s the guards refuse',
    (patch) => {
      expect(outcome(patch)['guards']).toContain(`${patch} has no effect`);
    },
    120_000,
  );

  test('without nodeChunks.cjs the remote cannot be loaded', () => {
    expect(outcome('nodeChunks.cjs')).toMatchObject({ error: expect.stringContaining('a remote may not require') });
  }, 120_000);
});
