/** Distance from the window, in heights of the window: a shopper who scrolls to a control finds it ready. */
const MARGIN = '100% 0px';

/**
 * Calls `onNear` once when the content of an element is in the window or near it. The element itself has no box. Content that is not
 * displayed is not near. Without observers, or without elements to observe, all content counts as near.
 *
 * @returns a function that ends the observation
 */
export function observeNearness(element: Element | null, onNear: () => void): () => void {
  const content = [...(element?.children ?? [])];
  if (content.length === 0 || !('IntersectionObserver' in window)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  for (const child of content) observer.observe(child);
  return () => observer.disconnect();
}
