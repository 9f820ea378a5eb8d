import { isSlowOrMetered } from '../../app/navigation/connection.ts';

/** As far below the window as Chromium renders `content-visibility: auto`: in heights of the window, as a margin of it. */
const AHEAD = '150% 0px';

/**
 * Requests images before they are scrolled into the window, once the page is interactive. Chromium does so for lazy images, but
 * not for those inside `content-visibility: auto`, as in `SectionStack`: these would come when they are seen. Images to the
 * left and right are in a slider or a closed panel.
 */
export function loadImagesAhead(): void {
  if (isSlowOrMetered(navigator.connection)) return;
  const observed = new WeakSet<Element>();

  // It reads positions from a layout that is made anyway. Reading them here would force one, in a task of the hydration.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        load(target);
      }
    },
    { rootMargin: AHEAD },
  );

  function observeIn(root: ParentNode): void {
    for (const image of root.querySelectorAll('img[loading="lazy"]')) {
      if (observed.has(image)) continue;
      observed.add(image);
      observer.observe(image);
    }
  }

  // Pages that are opened later have images too.
  document.addEventListener('contentvisibilityautostatechange', ({ target }) => {
    if (target instanceof Element) observeIn(target);
  });
  observeIn(document);
}

/** Into the browser's cache. The element stays as it is: React may not have hydrated it. */
function load({ sizes, srcset, src }: HTMLImageElement): void {
  Object.assign(new Image(), { sizes, srcset, src });
}
