/** Min distance of a scroll, so that small finger movements have no effect. */
const MIN_SCROLL_PX = 4;

/** `visible` means visible below the top. */
export type HeaderState = 'top' | 'visible' | 'hidden';

/**
 * Reports the state of the header while the page is scrolled: once per animation frame, without forced layouts.
 *
 * @param frame the header's element
 * @param topThresholdPx max scroll position that counts as the top of the page
 * @param onStateChange called with a function from the previous to the next state
 * @returns stops the tracking
 */
export function trackHeaderScroll(
  frame: HTMLElement | null,
  topThresholdPx: number,
  onStateChange: (next: (before: HeaderState) => HeaderState) => void,
): () => void {
  let lastY = Math.max(0, window.scrollY);
  let pendingFrame = 0;
  let mainTopY = Number.POSITIVE_INFINITY;

  // Measured after a layout: reading it while scrolling would force another layout.
  const sizes = new ResizeObserver(() => {
    mainTopY = mainTop(frame);
  });
  if (frame) sizes.observe(frame);

  function update(): void {
    pendingFrame = 0;
    // Overscrolling makes `scrollY` negative.
    const currentY = Math.max(0, window.scrollY);
    const [previousY, beginsAt] = [lastY, mainTopY];
    onStateChange((state) => {
      if (currentY <= topThresholdPx) return 'top';
      if (currentY < previousY - MIN_SCROLL_PX) return 'visible';
      if (currentY > previousY + MIN_SCROLL_PX && currentY > beginsAt) return 'hidden';
      return state === 'top' ? 'visible' : state;
    });
    if (Math.abs(currentY - lastY) > MIN_SCROLL_PX) lastY = currentY;
  }

  function onScroll(): void {
    if (pendingFrame === 0) pendingFrame = requestAnimationFrame(update);
  }

  // The page may load scrolled.
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(pendingFrame);
  };
}

/** Distance of the main area from the top of the page, in px; without a next sibling the height of the frame. */
function mainTop(frame: HTMLElement | null): number {
  const next = frame?.nextElementSibling;
  return next instanceof HTMLElement ? next.offsetTop : (frame?.offsetHeight ?? 0);
}
