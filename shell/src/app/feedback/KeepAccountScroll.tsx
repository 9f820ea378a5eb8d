import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { asHandle } from '../core/routeHandle.ts';

/** ROUTE-51. Rendered after ScrollRestoration, whose effect runs first, and reverts its scrolling. */
export function KeepAccountScroll() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const isAccount = useMatches().some(({ handle }) => asHandle(handle)?.name.startsWith('account') ?? false);
  const lastScrollY = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (isAccount && !isBackOrForward && location.hash === '' && lastScrollY.current !== undefined) {
      window.scrollTo(0, lastScrollY.current);
    }
    return () => {
      // Runs before the effects of the next page, including ScrollRestoration's.
      lastScrollY.current = isAccount ? window.scrollY : undefined;
    };
  }, [location, isAccount, isBackOrForward]);

  return null;
}
