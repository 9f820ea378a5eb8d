/** Minimum widths of the viewport classes in px (CONST-03, CONST-04; OP-11 for desktopBig). */
export const BREAKPOINTS = { tablet: 768, laptop: 1024, desktop: 1300, desktopBig: 1600 } as const;

export type ViewportClass = 'phone' | keyof typeof BREAKPOINTS;

/** Viewport width in px that the server assumes (STATE-34). */
export const SERVER_VIEWPORT_WIDTH = 1360;

/** @param width width of the window in px @see STATE-26 */
export function viewportClass(width: number): ViewportClass {
  if (width < BREAKPOINTS.tablet) return 'phone';
  if (width < BREAKPOINTS.laptop) return 'tablet';
  if (width < BREAKPOINTS.desktop) return 'laptop';
  return width < BREAKPOINTS.desktopBig ? 'desktop' : 'desktopBig';
}
