/**
 * Sent as text: it must not reference other code. On a slow line, ends the delay of the first paint by preloaded fonts, which takes
 * 0.1 s in Chromium: they would arrive long after it. Their requests continue.
 *
 * @param slowMs time since the start of the navigation after which the line is slow
 */
export function paintBeforeFonts(slowMs: number): void {
  if (performance.now() < slowMs) return;
  for (const link of document.querySelectorAll('link[rel="preload"][as="font"]')) link.remove();
}
