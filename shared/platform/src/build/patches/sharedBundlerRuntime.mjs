// Takes the place of the bundler's half of the federation runtime in remotes: they run the shell's copy of its functions, which
// `provideRuntime.mjs` provides, as they already do with its core. State of a container, and `init` with the registered
// instances, stay in the remote.
import * as runtime from '@module-federation/runtime';

const { attachShareScopeMap, bundlerRuntime } = globalThis._FEDERATION_BUNDLER_RUNTIME;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
