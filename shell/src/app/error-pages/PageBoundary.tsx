import { Activity, memo, startTransition, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '@hemvaror/runtime/defer/PartBoundary';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { PageLifecycleContext } from '../page/PageLifecycle.ts';
import { DeferredErrorPage } from './DeferredErrorPage.tsx';

/** Ms after which a page that still suspends counts as hung. */
export const PAGE_TIMEOUT_MS = 6_000;

/**
 * The page, which may suspend for ever without affecting what is around it (ADR 0029). On the first view the server's markup
 * stays, and the rest of the document hydrates. After a navigation the previous page stays until the new one is rendered, or
 * is replaced by "try again".
 */
export const PageBoundary = memo(function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const lifecycle = use(PageLifecycleContext);
  // The first page is on the screen as the server's markup.
  const shown = useRef(path);
  const [readyKey, setReadyKey] = useState<string>();
  const [isHung, setHung] = useState(false);
  const onShown = useCallback(
    (shownPath: string) => {
      shown.current = shownPath;
      setReadyKey((known) => known ?? shownPath);
      lifecycle?.onInteractive();
    },
    [lifecycle],
  );

  // A page that cannot hydrate must not keep the session and the cart around it waiting.
  useEffect(() => {
    const timer = setTimeout(() => lifecycle?.onInteractive(), PAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [lifecycle]);

  // React commits nothing of a navigation whose page suspends: only the router knows that the shopper waits for it.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = lifecycle?.router.subscribe(({ navigation, revalidation, location }) => {
      clearTimeout(timer);
      if (navigation.state !== 'idle' || revalidation !== 'idle') return;
      startTransition(() => setHung(false));
      timer = setTimeout(() => {
        if (shown.current !== location.pathname + location.search) setHung(true);
      }, PAGE_TIMEOUT_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [lifecycle]);

  if (isHung) return <DeferredErrorPage isHung />;
  return (
    // React holds up a navigation for markup that cannot hydrate, unless the key says that the next page replaces it.
    <Activity key={readyKey ?? path}>
      <Contained>
        {children}
        <Shown path={path} onShown={onShown} />
      </Contained>
    </Activity>
  );
});

/**
 * What the server renders has no `Suspense`: it would answer 200 without the page where the page throws or hangs. `Activity`
 * hydrates alone too, and keeps the markup while the page suspends.
 */
function Contained({ children }: { children: ReactNode }) {
  const [isServerRendered] = useState(!useHydrated());
  if (isServerRendered) return children;
  return (
    <PartBoundary limit={PAGE_TIMEOUT_MS} failure={<DeferredErrorPage isHung />}>
      {children}
    </PartBoundary>
  );
}

/** Reports that the page beside it is on the screen and interactive. */
function Shown({ path, onShown }: { path: string; onShown: (path: string) => void }) {
  useEffect(() => onShown(path), [path, onShown]);
  return null;
}
