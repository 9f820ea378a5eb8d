import { useEffect, useState } from 'react';
import { useLocation } from '@storefront/platform/router';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';

/** Id of the main content, where a navigation leads the focus. */
export const CONTENT_ID = 'content';

/**
 * What a browser does for a new document: after a navigation in the app the focus is at the start of the content, and
 * the new title is read out. A change of the query alone, as by a filter, leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState({ pathname, title: '' });

  useEffect(() => {
    if (announced.pathname === pathname) return undefined;
    // After the panels, which give the focus back to what opened them.
    const timer = setTimeout(() => {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      setAnnounced({ pathname, title: document.title });
    });
    return () => clearTimeout(timer);
  }, [pathname, announced.pathname]);

  return (
    <VisuallyHidden as="p">
      <span aria-live="polite">{announced.title}</span>
    </VisuallyHidden>
  );
}
