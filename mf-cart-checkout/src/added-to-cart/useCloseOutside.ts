import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes an element on Escape and on a click outside it. Not on a pointer that moves: the shopper may scroll the page. An open
 * dialog has its own Escape.
 */
export function useCloseOutside(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!document.querySelector('[aria-modal="true"]')) onClose();
  });
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && !box.current?.contains(target)) onClose();
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    // In the capture phase: a click handler that stops the event must not keep the notice.
    document.addEventListener('click', handleClick, true);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('click', handleClick, true);
    };
  }, []);
}
