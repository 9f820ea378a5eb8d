/** Product images have the ratio 4 / 5, on cards and in the gallery. */
const HEIGHT_PER_WIDTH = 1.25;

/**
 * Address of a product image at one width; the image server fits it into `<width> × <width · 1.25>`.
 *
 * @param imageServer `shop.config.imageServer`: a path or an origin, without a slash at the end (CONST-08)
 * @param widthPx one of `shop.config.productImageWidths`
 * @see CONST-08
 */
export function imageUrl(imageServer: string, fileName: string, widthPx: number): string {
  return `${imageServer}/product/${widthPx}f${productImageHeight(widthPx)}/${encodeURIComponent(fileName)}`;
}

/** The `srcset` of a product image. */
export function imageSrcSet(imageServer: string, fileName: string, widthsPx: readonly number[]): string {
  return widthsPx.map((width) => `${imageUrl(imageServer, fileName, width)} ${width}w`).join(', ');
}

/** @returns the height of a product image in px */
export function productImageHeight(widthPx: number): number {
  return Math.round(widthPx * HEIGHT_PER_WIDTH);
}
