import { isRecord } from '@hemvaror/domain/isRecord';

/** Insides of libraries that the shell's server and its patches rely on (`shared/tooling/src/build/patches`). */
interface PatchedLibraries {
  /** webpack's `__webpack_require__` of the shell's bundle. */
  bundle: unknown;
  /** The shell's instance of the federation runtime. */
  instance: unknown;
  scope?: object;
}

/**
 * Refuses to start a server in which a patch of a library does nothing: each would only show as slow requests, as a release that
 * is never dropped, or as remotes that cannot be loaded.
 *
 * @throws Error that names the patch and where to look
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
  if (!removeRemoteOf(instance)) {
    throw new Error(
      'The federation runtime has no remoteHandler.removeRemote, so old releases would stay in memory. Look for what ' +
        'registerRemotes(…, { force: true }) calls in the installed @module-federation/runtime-core.',
    );
  }
}

/** @returns the private method that drops a remote and everything loaded from it, bound to its handler */
export function removeRemoteOf(instance: unknown): ((remote: { name: string; entry: string }) => void) | undefined {
  const handler: unknown = isObject(instance) ? Reflect.get(instance, 'remoteHandler') : undefined;
  const remove: unknown = isObject(handler) ? Reflect.get(handler, 'removeRemote') : undefined;
  return typeof remove === 'function' ? (remote) => void Reflect.apply(remove, handler, [remote]) : undefined;
}

/** By the time the server starts, the shell has imported every module that it shares. */
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
