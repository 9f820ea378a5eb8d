import { imageUrl } from '@hemvaror/commerce-ui/picture/imageUrl';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import { compact } from '@hemvaror/domain/compact';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { ImageUrls_productFragment } from './imageUrls.generated.ts';

/** Minimum width of the images for link previews and search engines (SEO-05). */
const MIN_WIDTH_PX = 1000;

/** Absolute URLs of a product's images, for link previews and search engines. */
export function imageUrls({ productImages }: ImageUrls_productFragment, shop: Shop): string[] {
  const { imageServer, productImageWidths } = shop.config;
  const width = widthAtLeast(productImageWidths, MIN_WIDTH_PX);
  return compact(productImages).map(({ fileName }) => absolute(imageUrl(imageServer, fileName, width), shop));
}

/** @param path path of the shop, or an absolute URL */
export function absolute(path: string, shop: Shop): string {
  return new URL(path, shop.origins[shop.locale]).href;
}
