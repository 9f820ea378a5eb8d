import {
  Activity,
  memo,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '@hemvaror/runtime/defer/PartBoundary';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { isRouteChange } from '../page/isRouteChange.ts';
import { markNavigation } from '../page/markNavigation.ts';
import { PageLifecycleContext } from '../page/PageLifecycle.ts';
import { DeferredErrorPage } from './DeferredErrorPage.tsx';

/** Time after which a page that still suspends counts as hung. */
export const PAGE_TIMEOUT_MS = 6_000;

/**
 * Contains a page that may suspend forever, without affecting the layout (ADR 0029). On the first view the server's markup
 * stays, and the rest of the document hydrates. After a navigation the previous page stays until the new one is rendered, or
 * is replaced by "try again".
 */
export const PageBoundary = memo(function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const lifecycle = use(PageLifecycleContext);
  // The first page is visible as the server's markup.
  const visiblePath = useRef(path);
  const requestedPath = useRef(path);
  const [readyKey, setReadyKey] = useState<string>();
  const [isHung, setHung] = useState(false);
  const onRendered = useCallback(
    (renderedPath: string) => {
      const isNavigation = visiblePath.current !== renderedPath;
      visiblePath.current = renderedPath;
      if (isNavigation && requestedPath.current === renderedPath) markNavigation(false);
      setReadyKey((key) => key ?? renderedPath);
      lifecycle?.onInteractive();
    },
    [lifecycle],
  );

  useLayoutEffect(() => lifecycle?.hydratePage(), [lifecycle]);

  // A page that cannot hydrate must not delay the session and the cart.
  useEffect(() => {
    const timer = setTimeout(() => lifecycle?.onInteractive(), PAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [lifecycle]);

  // React commits no navigation whose page suspends: only the router's state shows that it is pending.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = lifecycle?.router.subscribe(({ navigation, revalidation, location }) => {
      clearTimeout(timer);
      const requested = navigation.location ?? location;
      requestedPath.current = requested.pathname + requested.search;
      const [pathname = ''] = visiblePath.current.split('?');
      if (isRouteChange({ pathname }, requested)) markNavigation(true);
      if (navigation.state !== 'idle' || revalidation !== 'idle') return;
      startTransition(() => setHung(false));
      const isVisible = () => visiblePath.current === requestedPath.current;
      // Canceled by a navigation to the visible page.
      if (isVisible()) markNavigation(false);
      timer = setTimeout(() => {
        markNavigation(false);
        if (!isVisible()) setHung(true);
      }, PAGE_TIMEOUT_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
      markNavigation(false);
    };
  }, [lifecycle]);

  if (isHung) return <DeferredErrorPage isHung />;
  return (
    // Markup that cannot hydrate blocks a navigation in React, unless a new key replaces it.
    <Activity key={readyKey ?? path}>
      <Contained>
        {children}
        <RenderReporter path={path} onRendered={onRendered} />
      </Contained>
    </Activity>
  );
});

/**
 * Adds `Suspense` in the browser only: on the server it would send status 200 without the page if the page throws or hangs.
 * `Activity` also hydrates separately, and keeps the markup while the page suspends.
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

/** Reports that the page next to it is rendered and interactive. */
function RenderReporter({ path, onRendered }: { path: string; onRendered: (path: string) => void }) {
  useEffect(() => onRendered(path), [path, onRendered]);
  return null;
}
