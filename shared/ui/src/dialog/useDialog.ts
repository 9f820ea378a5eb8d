import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './scrollLock.ts';
import { tabStops } from './tabStops.ts';

/** Marks an open dialog in the document, so that copies of this module find each other's. */
const MARK = 'data-open-dialog';

/**
 * What makes an element a modal dialog while it is in the document: the focus goes in, stays in and comes back, Escape
 * closes, the page behind does not scroll. The element carries `role="dialog"`, `aria-modal`, a name and `tabIndex={-1}`.
 *
 * Not the browser's own `showModal`: it makes everything outside inert, and a toast that tells why the cart refused a
 * quantity would be neither read out nor clickable.
 *
 * The focus goes to what carries `data-autofocus`, else to the dialog itself, whose name is then read out.
 */
export function useDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const dialog = ref.current;
    if (!dialog || event.defaultPrevented || event.isComposing || dialog !== topmostDialog()) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepFocusInside(dialog, event);
  });

  // Before it is painted: a key that is pressed at the sight of it must not go to what stands behind.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    focusedBefore.current = document.activeElement;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;

    const unlockScroll = lockScroll();
    dialog.setAttribute(MARK, '');
    document.addEventListener('keydown', handleKeyDown);

    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      dialog.removeAttribute(MARK);
      unlockScroll();
      focusTarget(focusedBefore.current)?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return ref;
}

/** What had the focus; where that has gone, as the button for logging in has, what took its place and id, else the page. */
function focusTarget(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before.isConnected) return before;
  return document.getElementById(before?.id ?? '') ?? document.querySelector('main');
}

/** The one opened last: each is put at the end of the document. */
function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll(`[${MARK}]`)].at(-1);
}

function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const { activeElement } = document;
  const isOutside = !dialog.contains(activeElement);
  const [first = dialog] = stops;
  const last = stops.at(-1) ?? dialog;

  const atStart = activeElement === first || activeElement === dialog;
  const wrapsBack = event.shiftKey && (atStart || isOutside);
  const wrapsOn = !event.shiftKey && (activeElement === last || isOutside);
  if (!wrapsBack && !wrapsOn) return;

  event.preventDefault();
  (wrapsBack ? last : first).focus();
}
