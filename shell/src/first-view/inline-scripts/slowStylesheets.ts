/**
 * Sent as text, before the stylesheets: it must not reference other code. A pending stylesheet of the document blocks the
 * first paint and every script after it. A slow one is replaced by one for print, which does not block, and applies to all
 * media once it is loaded. Stylesheets that scripts have added stay unchanged: the scripts wait for them.
 */
export function unblockSlowStylesheets(timeoutMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')) {
      if (link.sheet) continue;
      const replacement = document.createElement('link');
      replacement.rel = 'stylesheet';
      replacement.media = 'print';
      replacement.crossOrigin = link.crossOrigin;
      replacement.integrity = link.integrity;
      replacement.addEventListener('load', () => {
        replacement.media = 'all';
      });
      replacement.href = link.href;
      link.replaceWith(replacement);
    }
  }, timeoutMs);
}
