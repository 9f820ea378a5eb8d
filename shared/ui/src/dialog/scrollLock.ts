/**
 * Keeps the page behind from scrolling until every lock is released. The count stands on the document, not in this module:
 * parts of different releases carry a copy each, and their panels may be open together.
 *
 * @returns releases this lock
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (lockCount(root) === 0) {
    root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
  }
  root.dataset.scrollLocks = String(lockCount(root) + 1);

  return () => {
    const left = lockCount(root) - 1;
    if (left > 0) {
      root.dataset.scrollLocks = String(left);
      return;
    }
    delete root.dataset.scrollLocks;
    root.style.removeProperty('--scrollbar-width');
  };
}

function lockCount(root: HTMLElement): number {
  return Number(root.dataset.scrollLocks ?? 0);
}
