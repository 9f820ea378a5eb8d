import { isRecord } from '@hemvaror/domain/isRecord';

/** Library internals that the shell's server and its patches rely on (`build/patches`). */
interface PatchedLibraries {
  /** webpack's `__webpack_require__` of the shell's bundle. */
  bundle: unknown;
  /** The shell's instance of the federation runtime. */
  instance: unknown;
  scope?: object;
}

/**
 * Checks at startup that every library patch has an effect. A missing one would only cause slow requests, a release that is
 * never evicted, or remotes that cannot be loaded.
 *
 * @throws Error that names the patch and the library code to compare it with
 */
export function assertPatchesHold({ bundle, instance, scope = globalThis }: PatchedLibraries): void {
  if (!keepsConsumedModules(bundle)) {
    throw new Error(
      'keepConsumed.cjs has no effect: webpack does not keep every shared module of the shell in its cache. Compare it with ' +
        'the consume-shared runtime of the installed webpack.',
    );
  }
  if (!isRecord(Reflect.get(scope, '_FEDERATION_RUNTIME_CORE'))) {
    throw new Error(
      'provideRuntime.mjs has no effect: remotes find no runtime core. Compare it with provideExternalRuntime of the installed ' +
        '@module-federation/enhanced.',
    );
  }
  if (!providesBundlerRuntime(Reflect.get(scope, '_FEDERATION_BUNDLER_RUNTIME'))) {
    throw new Error(
      "provideRuntime.mjs has no effect on the bundler's half of the runtime: remotes in browsers find none (ADR 0057). Compare " +
        'it with the exports of the installed @module-federation/webpack-bundler-runtime.',
    );
  }
  if (!removeRemoteOf(instance)) {
    throw new Error(
      'The federation runtime has no remoteHandler.removeRemote, so old releases would stay in memory. Look for what ' +
        'registerRemotes(…, { force: true }) calls in the installed @module-federation/runtime-core.',
    );
  }
}

/** @returns the private method that removes a remote and its loaded modules, bound to its handler */
export function removeRemoteOf(instance: unknown): ((remote: { name: string; entry: string }) => void) | undefined {
  const handler: unknown = isObject(instance) ? Reflect.get(instance, 'remoteHandler') : undefined;
  const remove: unknown = isObject(handler) ? Reflect.get(handler, 'removeRemote') : undefined;
  return typeof remove === 'function' ? (remote) => void Reflect.apply(remove, handler, [remote]) : undefined;
}

/** Whether it has the functions that `provideRuntime.mjs` imports for `sharedBundlerRuntime.mjs`. */
function providesBundlerRuntime(provided: unknown): boolean {
  if (!isRecord(provided) || typeof provided['attachShareScopeMap'] !== 'function') return false;
  const { bundlerRuntime } = provided;
  return isRecord(bundlerRuntime) && typeof bundlerRuntime['initContainerEntry'] === 'function';
}

/** Called at startup, when the shell has imported every module that it shares. */
function keepsConsumedModules(bundle: unknown): boolean {
  const read = (key: string): unknown => (isObject(bundle) ? Reflect.get(bundle, key) : undefined);
  const data = read('consumesLoadingData');
  const ids: unknown = isObject(data) ? Reflect.get(data, 'initialConsumes') : undefined;
  const cache = read('c');
  return (
    Array.isArray(ids) &&
    ids.length > 0 &&
    isObject(cache) &&
    ids.every((id) => Reflect.get(cache, String(id)) !== undefined)
  );
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
