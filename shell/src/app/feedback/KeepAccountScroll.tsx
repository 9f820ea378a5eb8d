import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { asHandle } from '../core/routeHandle.ts';

/** ROUTE-51. Stands behind ScrollRestoration, whose effect comes first, and takes back what that did. */
export function KeepAccountScroll() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const isAccount = useMatches().some(({ handle }) => asHandle(handle)?.name.startsWith('account') ?? false);
  const leftAt = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (isAccount && !isBackOrForward && location.hash === '' && leftAt.current !== undefined) {
      window.scrollTo(0, leftAt.current);
    }
    return () => {
      // Ends before any effect of the next page begins, also ScrollRestoration's.
      leftAt.current = isAccount ? window.scrollY : undefined;
    };
  }, [location, isAccount, isBackOrForward]);

  return null;
}
