import { useEffect, useState } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { CONTENT_ID } from '../page/contentId.ts';
import { hashTarget } from './hashTarget.ts';

/** Location of the first view. */
export interface InitialLocation {
  pathname: string;
  hash: string;
}

/**
 * Moves the focus after a navigation to the page's heading, or to the target of the hash, and announces the new title, as a
 * browser does for a new document. A change of the query alone, for example by a filter, does not move the focus.
 *
 * @param from location of the first view: the first navigation may end before this code is loaded
 */
export function RouteAnnouncer({ from }: { from: InitialLocation }) {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState({ ...from, title: '' });

  useEffect(() => {
    const isNewPage = announced.pathname !== pathname;
    if (!isNewPage && announced.hash === hash) return undefined;
    // After the panels, which return the focus to their buttons.
    const timer = setTimeout(() => {
      const target = hashTarget(hash) ?? (isNewPage && !isFocusedByPage() ? startOfContent() : null);
      if (target) moveFocus(target);
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

/** A page may mark and focus a better target itself, such as the product that was opened from a list. */
function isFocusedByPage(): boolean {
  return document.activeElement?.hasAttribute('data-arrival') ?? false;
}

function startOfContent(): HTMLElement | null {
  const content = document.getElementById(CONTENT_ID);
  return content?.querySelector('h1') ?? content;
}

/** Focuses without scrolling. A heading needs a tabindex to be focusable. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
