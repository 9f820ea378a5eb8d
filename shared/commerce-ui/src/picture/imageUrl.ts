/** Products are 4 wide and 5 high, on cards and in the gallery. */
const HEIGHT_PER_WIDTH = 1.25;

/**
 * Address of a product picture at one width; the image server fits it into `<width> × <width · 1.25>`.
 *
 * @param imageServer `shop.config.imageServer`: a path or an origin, without a slash at the end (CONST-08)
 * @param widthPx one of `shop.config.productImageWidths`
 * @see CONST-08
 */
export function imageUrl(imageServer: string, fileName: string, widthPx: number): string {
  return `${imageServer}/product/${widthPx}f${productImageHeight(widthPx)}/${encodeURIComponent(fileName)}`;
}

/** All widths of a picture, for `srcset`. */
export function imageSrcSet(imageServer: string, fileName: string, widthsPx: readonly number[]): string {
  return widthsPx.map((width) => `${imageUrl(imageServer, fileName, width)} ${width}w`).join(', ');
}

/** @returns the height in px that belongs to a width of a product picture */
export function productImageHeight(widthPx: number): number {
  return Math.round(widthPx * HEIGHT_PER_WIDTH);
}
