/**
 * Sent as text: it must not reference other code. Chromium delays the first paint by up to 0.1 s for preloaded fonts. On a slow line
 * they arrive long after it, so this ends the delay (ADR 0067). The requests of the fonts continue.
 *
 * @param slowMs a line is slow if the script runs later than this, in ms after the start of the navigation
 */
export function paintBeforeFonts(slowMs: number): void {
  if (performance.now() < slowMs) return;
  // Chromium cancels the request of a removed preload, unless a rule of the stylesheet uses it already. Measuring a letter
  // is such a use. So is `document.fonts.load`, but it delays the paint.
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return;
  for (const { family } of document.fonts) {
    canvas.font = `1em ${family}`;
    canvas.measureText('a');
  }
  for (const link of document.querySelectorAll('link[rel="preload"][as="font"]')) link.remove();
}
