import { imageUrl } from '@storefront/commerce-ui/picture/imageUrl';
import { present } from '@storefront/domain/present';
import type { Shop } from '@storefront/store/shop';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';

/** The width that link previews and search engines are given (merchant-api.md, section 9). */
const WIDTH_PX = 1000;

type Pictured = Pick<ProductPage_productFragment, 'productImages'>;

/** Absolute address of a product's first picture; undefined when it has none. */
export function previewImage(product: Pictured, shop: Shop): string | undefined {
  return pictureAddresses(product, shop)[0];
}

/** Absolute addresses of all of a product's pictures, for who reads the page from elsewhere. */
export function pictureAddresses({ productImages }: Pictured, shop: Shop): string[] {
  const { imageServer } = shop.config;
  return present(productImages).map(({ fileName }) => absolute(imageUrl(imageServer, fileName, WIDTH_PX), shop));
}

/** @param path of the shop, or an address that is absolute already */
export function absolute(path: string, shop: Shop): string {
  return new URL(path, shop.origins[shop.locale]).href;
}
