import { present } from '@storefront/domain/present';
import type { TFunction } from '@storefront/platform/i18next';
import type { ProductPage_productFragment } from '../ProductPage.generated.ts';

export type PicturedProduct = Pick<ProductPage_productFragment, 'brand' | 'name' | 'productImages'>;

/** Brand and name, as far as they are known. */
export function fullName({ brand, name }: Pick<PicturedProduct, 'brand' | 'name'>): string {
  return [brand?.name, name].filter(Boolean).join(' ');
}

/** The pictures of a product with what each shows, in words. */
export function describedPictures(
  product: PicturedProduct,
  t: TFunction<'catalog'>,
): { fileName: string; alt: string }[] {
  const name = fullName(product);
  return present(product.productImages).map(({ fileName, tags }, at) => ({
    fileName,
    // Our catalog describes a picture in its first tag; without one the product's name has to do.
    alt: present(tags)[0] ?? (at === 0 ? name : t('product.picture', { name, at: at + 1 })),
  }));
}
