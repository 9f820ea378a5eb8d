/**
 * Prevents the page from scrolling until every lock is released. The count is stored on the document, not in this module:
 * different releases contain a copy each, and their panels may be open together.
 *
 * @returns a function that releases this lock
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const { style } = document.body;
  if (lockCount(root) === 0) {
    // Replaces the scrollbar. Not a custom property, which every element of the document would inherit, and not `0px`, which
    // would recalculate the body's style.
    const width = window.innerWidth - root.clientWidth;
    if (width > 0) style.paddingInlineEnd = `${width}px`;
  }
  root.dataset.scrollLocks = String(lockCount(root) + 1);

  return () => {
    const remaining = lockCount(root) - 1;
    if (remaining > 0) {
      root.dataset.scrollLocks = String(remaining);
      return;
    }
    delete root.dataset.scrollLocks;
    style.paddingInlineEnd = '';
  };
}

function lockCount(root: HTMLElement): number {
  return Number(root.dataset.scrollLocks ?? 0);
}
