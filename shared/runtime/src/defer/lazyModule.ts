import { isIdleCode, noteUnresolved, type When } from './unresolved.ts';
import { retryUntilLoaded } from './retryUntilLoaded.ts';
import { withRetry } from './withRetry.ts';

export interface LazyModule<M> {
  (): Promise<M>;
  /** Loads the module before it is needed. Ignores a failure: the call that needs the module retries. */
  prefetch: () => void;
  /**
   * For code that is not urgent: after a failure, retries when the browser is online again, or with the next touch after a
   * growing delay.
   *
   * @param onFailure called after each failed call
   */
  untilLoaded: (onFailure?: (error: unknown) => void) => Promise<M>;
}

/**
 * Creates the loader of a module that is not part of the first view. Calls load it once. A failed load is retried after 0.3 s
 * and 1 s; then the call rejects, and a later call loads again.
 *
 * The build parses the call (`deferPlugin.ts`): `const subscribe = lazyModule(() => import('./subscribe.ts'))`.
 *
 * @param options `soon` and `idle` also load it in idle time after the first view, in a chunk of its folder
 */
export function lazyModule<M>(
  load: () => Promise<M>,
  { when = 'demand' }: { when?: 'soon' | 'idle' | 'touch' | 'demand' } = {},
): LazyModule<M> {
  return deferred(load, when, false);
}

export interface DeferredModule<M> extends LazyModule<M> {
  /** Settles when the code is requested for the first time, for any reason. */
  requested: Promise<void>;
}

/** Like `lazyModule`, for any deferred code. @param ssr whether the server renders it */
export function deferred<M>(load: () => Promise<M>, when: When, ssr: boolean): DeferredModule<M> {
  return onceRequested(async () => withRetry(load), when, ssr);
}

/** Like `deferred`, for a function that retries itself. */
export function onceRequested<M>(load: () => Promise<M>, when: When, ssr: boolean): DeferredModule<M> {
  let loading: Promise<M> | undefined;
  let noteRequest = () => {};
  const requested = new Promise<void>((resolve) => (noteRequest = resolve));
  const forget = ssr || isIdleCode(when) ? noteUnresolved({ load: loadOnce, ssr, when }) : undefined;

  function loadOnce(): Promise<M> {
    noteRequest();
    loading ??= load()
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      })
      .finally(forget);
    return loading;
  }

  function prefetch(): void {
    loadOnce().catch(() => undefined);
  }

  return Object.assign(loadOnce, {
    requested,
    prefetch,
    untilLoaded: async (onFailure?: (error: unknown) => void) => retryUntilLoaded(loadOnce, onFailure),
  });
}
