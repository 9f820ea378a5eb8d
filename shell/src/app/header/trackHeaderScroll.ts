/** Px that a scroll has to go before it counts as one, so that a trembling finger moves nothing. */
const MIN_SCROLL_PX = 4;

/** `shown` is somewhere below the top. */
export type HeaderState = 'top' | 'shown' | 'hidden';

/**
 * Tells where the header belongs while the page is scrolled: one look per frame, and none that would cost a layout.
 *
 * @param frame the header's element
 * @param topThresholdPx within which the page counts as being at its top
 * @param onStateChange told where the header is now, by where it was
 * @returns what ends it
 */
export function trackHeaderScroll(
  frame: HTMLElement | null,
  topThresholdPx: number,
  onStateChange: (next: (before: HeaderState) => HeaderState) => void,
): () => void {
  let last = Math.max(0, window.scrollY);
  let waiting = 0;
  let mainBeginsAt = Number.POSITIVE_INFINITY;

  // Measured when the page has been laid out anyway: asked for while scrolling, it would cost a layout of its own.
  const sizes = new ResizeObserver(() => {
    mainBeginsAt = mainTop(frame);
  });
  if (frame) sizes.observe(frame);

  function look(): void {
    waiting = 0;
    // An elastic page scrolls above its own top.
    const now = Math.max(0, window.scrollY);
    const [before, beginsAt] = [last, mainBeginsAt];
    onStateChange((place) => {
      if (now <= topThresholdPx) return 'top';
      if (now < before - MIN_SCROLL_PX) return 'shown';
      if (now > before + MIN_SCROLL_PX && now > beginsAt) return 'hidden';
      return place === 'top' ? 'shown' : place;
    });
    if (Math.abs(now - last) > MIN_SCROLL_PX) last = now;
  }

  function onScroll(): void {
    if (waiting === 0) waiting = requestAnimationFrame(look);
  }

  // A page may begin scrolled.
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(waiting);
  };
}

/** Px from the top of the page; where the frame stands alone, its own height. */
function mainTop(frame: HTMLElement | null): number {
  const next = frame?.nextElementSibling;
  return next instanceof HTMLElement ? next.offsetTop : (frame?.offsetHeight ?? 0);
}
