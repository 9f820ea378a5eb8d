// Federation runtime plugin of the shell: provides its runtime core to the remotes, which are built with `externalRuntime`.
// The built-in `provideExternalRuntime` does the same, but bundles the core twice.
import * as runtimeCore from '@module-federation/runtime-core';

export default () => ({
  name: 'provide-runtime',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
    return args;
  },
});
