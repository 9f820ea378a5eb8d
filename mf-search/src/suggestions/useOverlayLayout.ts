import { useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '@hemvaror/ui/dialog/scrollLock';

/**
 * Locks scrolling while the search is open (SRCH-15, SRCH-26), and sets the available height below the header as custom
 * properties of the panel (SRCH-16). `100dvh` would include the area behind a phone's keyboard.
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
    const resizeTarget = window.visualViewport ?? window;
    resizeTarget.addEventListener('resize', measure);

    return () => {
      resizeTarget.removeEventListener('resize', measure);
      unlockScroll();
    };
  }, [panel, isOpen]);
}
