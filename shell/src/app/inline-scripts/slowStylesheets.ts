/**
 * Sent as text, ahead of the stylesheets: it must not use anything from outside itself. A stylesheet of the document that
 * is not there holds up the first picture and every script behind it. One whose origin hangs is asked for again as one for
 * print, which holds up nothing, and counts from when it arrives. Those that code brings are left alone: it waits for them.
 */
export function unblockSlowStylesheets(limitMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')) {
      if (link.sheet) continue;
      const late = document.createElement('link');
      late.rel = 'stylesheet';
      late.media = 'print';
      late.crossOrigin = link.crossOrigin;
      late.integrity = link.integrity;
      late.addEventListener('load', () => {
        late.media = 'all';
      });
      late.href = link.href;
      link.replaceWith(late);
    }
  }, limitMs);
}
