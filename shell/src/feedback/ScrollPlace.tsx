import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { asHandle } from '../routeHandle.ts';

/**
 * Where a page begins: at its top (ROUTE-50), at what the hash names (ROUTE-53), or where the shopper left it (ROUTE-52).
 * From one account page to another, everything stays where it is (ROUTE-51).
 */
export function ScrollPlace({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <ScrollRestoration {...(nonce && { nonce })} />
      <KeepInAccount />
    </>
  );
}

/** Stands behind ScrollRestoration, whose effect comes first, and takes back what that did. */
function KeepInAccount() {
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
