import { isSlowOrMetered } from '../../app/navigation/connection.ts';

/** As far below the window as Chromium renders `content-visibility: auto`: in heights of the window, as a margin of it. */
const AHEAD = '150% 0px';

/**
 * Requests images before they are scrolled into the window. Chromium does so for lazy images, but not for those inside
 * `content-visibility: auto`, as in `SectionStack`: these would come when they are seen. Images to the left and right are in a
 * slider or a closed panel.
 */
export function loadImagesAhead(): void {
  if (isSlowOrMetered(navigator.connection)) return;
  const observed = new WeakSet<Element>();

  // An observer reads positions from the layout of the next frame. Reading them here would force one in a task of the hydration.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const image of target.querySelectorAll<HTMLImageElement>(':scope > img[loading="lazy"]')) {
          if (isVisible(image)) load(image);
        }
      }
    },
    { rootMargin: AHEAD },
  );

  function observeIn(root: ParentNode): void {
    for (const { parentElement: box } of root.querySelectorAll('img[loading="lazy"]')) {
      // The image itself may be skipped, and then has no position.
      if (!box || observed.has(box)) continue;
      observed.add(box);
      observer.observe(box);
    }
  }

  // Pages that are opened later have images too.
  document.addEventListener('contentvisibilityautostatechange', ({ target }) => {
    if (target instanceof Element) observeIn(target);
  });
  observeIn(document);
}

/** On phones the thumbnails of a gallery are dots, without their images. */
function isVisible(image: HTMLImageElement): boolean {
  return getComputedStyle(image).display !== 'none';
}

/** Into the browser's cache. The element stays as it is: React may not have hydrated it. */
function load({ sizes, srcset, src }: HTMLImageElement): void {
  Object.assign(new Image(), { sizes, srcset, src });
}
