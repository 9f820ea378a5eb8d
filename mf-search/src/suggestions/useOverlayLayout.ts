import { useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '@hemvaror/ui/dialog/scrollLock';

/**
 * Holds the page still while the search is open (SRCH-15, SRCH-26), and tells the panel's styles how much of the window
 * is left below the header (SRCH-16): without the keyboard of a phone, which covers a part of what `100dvh` means.
 */
export function useOverlayLayout(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;

    const unlockScroll = lockScroll();
    function measure(): void {
      const height = window.visualViewport?.height ?? window.innerHeight;
      element?.style.setProperty('--viewport-height', `${height}px`);
      element?.style.setProperty('--panel-top', `${element.getBoundingClientRect().top}px`);
    }
    measure();
    const resizing = window.visualViewport ?? window;
    resizing.addEventListener('resize', measure);

    return () => {
      resizing.removeEventListener('resize', measure);
      unlockScroll();
    };
  }, [panel, isOpen]);
}
