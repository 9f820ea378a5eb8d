/**
 * Sent as text: it must not reference other code. Runs preloaded scripts when the browser has shown the images of the first view.
 * The scripts would otherwise keep its thread busy while the page could be painted. A hidden page is not painted.
 *
 * @param scripts addresses
 * @param limitMs longest wait for the images
 */
export function runAfterFirstImages(scripts: readonly string[], limitMs: number): void {
  const nonce = document.currentScript?.nonce;
  const run = () => {
    for (const src of scripts) {
      const script = document.createElement('script');
      if (nonce) script.nonce = nonce;
      script.crossOrigin = 'anonymous';
      script.src = src;
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
