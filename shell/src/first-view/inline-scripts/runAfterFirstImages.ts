/**
 * Sent as text: it must not reference other code. Runs the scripts whose preloads are marked `data-run`, when the browser has shown
 * the images of the first view. They would otherwise keep its thread busy while the page could be painted. A hidden page is not
 * painted.
 *
 * @param limitMs longest wait for the images
 */
export function runAfterFirstImages(limitMs: number): void {
  const run = () => {
    for (const { href, integrity, crossOrigin } of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
      const script = document.createElement('script');
      script.crossOrigin = crossOrigin;
      script.integrity = integrity;
      script.src = href;
      document.head.append(script);
    }
  };
  if (document.hidden) {
    run();
    return;
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const limit = new Promise((resolve) => {
    setTimeout(resolve, limitMs);
  });
  void Promise.race([Promise.allSettled(images.map((image) => image.decode())), limit]).then(() =>
    requestAnimationFrame(() => setTimeout(run)),
  );
}
