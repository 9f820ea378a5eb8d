/**
 * The one inline script of a page, sent as text: it must not use anything from outside itself. It asks for the page's
 * scripts once the page has painted, so that no script competes with the first picture, or as soon as the shopper
 * touches the page; and it remembers a button that was pressed too early.
 */
export function startScripts(): void {
  const { boot } = window.__STOREFRONT__;
  let started = false;

  function start(): void {
    if (started) return;
    started = true;
    for (const href of boot.scripts.remotes) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
      link.href = href;
      // A preloaded file is used only if it was asked for in the same way as the script asks later.
      const entry = Object.values(boot.remotes).find((remote) => remote.entry === href);
      if (entry?.integrity) link.integrity = entry.integrity;
      document.head.append(link);
    }
    for (const src of boot.scripts.shell) {
      const script = document.createElement('script');
      script.src = src;
      script.crossOrigin = 'anonymous';
      // In the order they are named, each as soon as it is there.
      script.async = false;
      document.head.append(script);
    }
  }

  for (const event of ['pointerdown', 'keydown', 'touchstart']) {
    window.addEventListener(event, start, { once: true, passive: true, capture: true });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && button.type === 'button') window.__STOREFRONT__.earlyClick = button;
    },
    { capture: true },
  );
  // A page in the background paints nothing and gets no frames.
  setTimeout(start, 1_000);
  requestAnimationFrame(() => setTimeout(start));
}
