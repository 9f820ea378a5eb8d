import { imageUrl } from '@hemvaror/commerce-ui/picture/imageUrl';
import { compact } from '@hemvaror/domain/compact';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { PictureAddresses_productFragment } from './pictureAddresses.generated.ts';

/** The width that link previews and search engines are given (SEO-05). */
const WIDTH_PX = 1000;

/** Absolute addresses of all of a product's pictures, for who reads the page from elsewhere. */
export function pictureAddresses({ productImages }: PictureAddresses_productFragment, shop: Shop): string[] {
  const { imageServer } = shop.config;
  return compact(productImages).map(({ fileName }) => absolute(imageUrl(imageServer, fileName, WIDTH_PX), shop));
}

/** @param path of the shop, or an address that is absolute already */
export function absolute(path: string, shop: Shop): string {
  return new URL(path, shop.origins[shop.locale]).href;
}
