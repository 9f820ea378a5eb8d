/**
 * Returns the narrowest width of the image server that has at least `minPx`, else the widest (CONST-08).
 *
 * @param widthsPx narrowest first
 */
export function widthAtLeast(widthsPx: readonly number[], minPx: number): number {
  return widthsPx.find((width) => width >= minPx) ?? widthsPx.at(-1) ?? minPx;
}
