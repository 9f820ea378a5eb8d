import { isSlowOrMetered } from '../../app/navigation/connection.ts';

/** As far below the window as Chromium renders `content-visibility: auto`, in heights of the window. */
const AHEAD = 1.5;

/**
 * Requests images before they are scrolled into the window, once the page is interactive. Chromium does so for lazy images, but
 * not for those inside `content-visibility: auto`, as in `SectionStack`: these would come when they are seen.
 */
export function loadImagesAhead(): void {
  if (isSlowOrMetered(navigator.connection)) return;
  const loaded = new WeakSet<Element>();

  function loadIn(root: ParentNode): void {
    for (const image of root.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      // The image itself may be skipped: then reading its position would force a layout.
      const box = image.parentElement;
      if (loaded.has(image) || !box?.checkVisibility({ contentVisibilityAuto: true }) || !isNear(box)) continue;
      loaded.add(image);
      load(image);
    }
  }

  document.addEventListener('contentvisibilityautostatechange', ({ target }) => {
    if (target instanceof Element) loadIn(target);
  });
  loadIn(document);
}

/** Into the browser's cache. The element stays as it is: React may not have hydrated it. */
function load({ sizes, srcset, src }: HTMLImageElement): void {
  Object.assign(new Image(), { sizes, srcset, src });
}

/** Images to the left and right are in a slider or a closed panel. */
function isNear(box: Element): boolean {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > -AHEAD * innerHeight && top < (1 + AHEAD) * innerHeight;
}
