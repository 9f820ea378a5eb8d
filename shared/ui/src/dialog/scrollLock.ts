/**
 * Prevents the page from scrolling until every lock is released. The count is stored on the document, not in this module:
 * different releases contain a copy each, and their panels may be open together.
 *
 * @returns a function that releases this lock
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (lockCount(root) === 0) {
    root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
  }
  root.dataset.scrollLocks = String(lockCount(root) + 1);

  return () => {
    const remaining = lockCount(root) - 1;
    if (remaining > 0) {
      root.dataset.scrollLocks = String(remaining);
      return;
    }
    delete root.dataset.scrollLocks;
    root.style.removeProperty('--scrollbar-width');
  };
}

function lockCount(root: HTMLElement): number {
  return Number(root.dataset.scrollLocks ?? 0);
}
