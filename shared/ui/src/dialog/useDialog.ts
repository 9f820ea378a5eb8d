import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './scrollLock.ts';
import { tabStops } from './tabStops.ts';

/** Attribute of open dialogs, so that several copies of this module find each other's dialogs. Numbers them in the order of opening. */
const MARK = 'data-open-dialog';

/**
 * Makes an element a modal dialog: traps and restores the focus, closes on Escape, locks the scrolling of the page. The element
 * needs `role="dialog"`, `aria-modal`, a name and `tabIndex={-1}`.
 *
 * Not the browser's `showModal`: it makes everything outside inert, so that a toast with the reason of a refused quantity could
 * be neither announced nor clicked.
 *
 * Focuses the element with `data-autofocus`, otherwise the dialog, so that its name is announced.
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

  // Before the paint, so that a key press after it cannot reach the page behind.
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
    dialog.setAttribute(MARK, String(numberOf(topmostDialog()) + 1));
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

/** The element that had the focus. If it was removed, as the login button is, the one with the same id, otherwise the page. */
function focusTarget(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before.isConnected) return before;
  return document.getElementById(before?.id ?? '') ?? document.querySelector('main');
}

/** The dialog that was opened last, which is not always the last of the document: panels are rendered ahead. */
function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll(`[${MARK}]`)].toSorted((a, b) => numberOf(a) - numberOf(b)).at(-1);
}

function numberOf(dialog: Element | undefined): number {
  return Number(dialog?.getAttribute(MARK) ?? 0);
}

function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const { activeElement } = document;
  const isOutside = !dialog.contains(activeElement);
  const [first = dialog] = stops;
  const last = stops.at(-1) ?? dialog;

  const atStart = activeElement === first || activeElement === dialog;
  const wrapsBack = event.shiftKey && (atStart || isOutside);
  const wrapsForward = !event.shiftKey && (activeElement === last || isOutside);
  if (!wrapsBack && !wrapsForward) return;

  event.preventDefault();
  (wrapsBack ? last : first).focus();
}
