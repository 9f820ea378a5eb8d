// Federation runtime plugin of the shell: provides its runtime core to the remotes, which are built with `externalRuntime`, and
// the bundler's half of the runtime to their browser builds (`sharedBundlerRuntime.mjs`). The built-in `provideExternalRuntime`
// provides the core only, and bundles it twice.
import * as runtimeCore from '@module-federation/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its `bundlerRuntime` lacks this function.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

export default () => ({
  name: 'provide-runtime',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
    globalThis._FEDERATION_BUNDLER_RUNTIME ??= {
      attachShareScopeMap,
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    };
    return args;
  },
});
