import { compact } from '@hemvaror/domain/compact';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import type { Gallery_productFragment } from './Gallery.generated.ts';

/** Brand and name, without missing ones. */
export function fullName({ brand, name }: Gallery_productFragment): string {
  return [brand?.name, name].filter(Boolean).join(' ');
}

/** The images of a product with their alternative texts. */
export function galleryImages(
  product: Gallery_productFragment,
  t: TFunction<'catalog'>,
): { fileName: string; alt: string }[] {
  const name = fullName(product);
  return compact(product.productImages).map(({ fileName, tags }, at) => ({
    fileName,
    // The first tag of an image describes it. Falls back to the product name.
    alt: compact(tags)[0] ?? (at === 0 ? name : t('product.picture', { name, at: at + 1 })),
  }));
}
