import { noteUnresolved } from './unresolved.ts';
import { retryUntilLoaded } from './retryUntilLoaded.ts';
import { withRetry } from './withRetry.ts';

export type LazyModule<M> = (() => Promise<M>) & {
  /** Loads the module before it is needed. Ignores a failure: the call that needs the module retries. */
  prefetch: () => void;
  /**
   * For code that is not urgent: after a failure, retries when the browser is online again, or with the next touch after a
   * growing delay.
   *
   * @param onFailure called after each failed call
   */
  untilLoaded: (onFailure?: (error: unknown) => void) => Promise<M>;
};

/**
 * Creates the loader of a module that is not part of the first view. Calls load it once. A failed load is retried after 0.3 s
 * and 1 s; then the call rejects, and a later call loads again.
 *
 * The build parses the call (`deferPlugin.ts`): `const subscribe = lazyModule(() => import('./subscribe.ts'))`.
 *
 * @param options `touch` also loads it at the shopper's first touch, in the chunk of its folder
 */
export function lazyModule<M>(
  load: () => Promise<M>,
  { when = 'demand' }: { when?: 'touch' | 'demand' } = {},
): LazyModule<M> {
  return deferred(load, when, false);
}

/** Like `lazyModule`, for any deferred code. @param ssr whether the server renders it */
export function deferred<M>(load: () => Promise<M>, when: 'touch' | 'render' | 'demand', ssr: boolean): LazyModule<M> {
  let loading: Promise<M> | undefined;
  const forget = ssr || when === 'touch' ? noteUnresolved({ load: loadOnce, ssr, when }) : undefined;

  function loadOnce(): Promise<M> {
    loading ??= withRetry(load).then(
      (module) => {
        forget?.();
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function prefetch(): void {
    loadOnce().catch(() => undefined);
  }

  return Object.assign(loadOnce, {
    prefetch,
    untilLoaded: async (onFailure?: (error: unknown) => void) => retryUntilLoaded(loadOnce, onFailure),
  });
}
