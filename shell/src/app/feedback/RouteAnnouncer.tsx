import { useEffect, useState } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { CONTENT_ID } from '../page/contentId.ts';
import { hashTarget } from './hashTarget.ts';

/** Where the visit of this document began. */
export interface InitialLocation {
  pathname: string;
  hash: string;
}

/**
 * What a browser does for a new document: after a navigation in the app the focus is on the page's heading, or on what the
 * hash names, and the new title is read out. A change of the query alone, as by a filter, leaves the focus where it is.
 *
 * @param from what was on the screen when the document came: this code may be later than the first navigation
 */
export function RouteAnnouncer({ from }: { from: InitialLocation }) {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState({ ...from, title: '' });

  useEffect(() => {
    const isNewPage = announced.pathname !== pathname;
    if (!isNewPage && announced.hash === hash) return undefined;
    // After the panels, which give the focus back to what opened them.
    const timer = setTimeout(() => {
      const place = hashTarget(hash) ?? (isNewPage && !isFocusedByPage() ? startOfContent() : null);
      if (place) moveFocus(place);
      setAnnounced({ pathname, hash, title: isNewPage ? document.title : '' });
    });
    return () => clearTimeout(timer);
  }, [pathname, hash, announced]);

  return (
    <VisuallyHidden as="p">
      <span aria-live="polite">{announced.title}</span>
    </VisuallyHidden>
  );
}

/** A page that knows a better place, such as the product that was opened from a list, has marked it and given it the focus. */
function isFocusedByPage(): boolean {
  return document.activeElement?.hasAttribute('data-arrival') ?? false;
}

function startOfContent(): HTMLElement | null {
  const content = document.getElementById(CONTENT_ID);
  return content?.querySelector('h1') ?? content;
}

/** The page is where it should be already; a heading takes the focus only when it is told that it may. */
function moveFocus(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
