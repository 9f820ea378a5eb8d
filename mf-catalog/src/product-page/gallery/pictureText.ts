import { compact } from '@hemvaror/domain/compact';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import type { Gallery_productFragment } from './Gallery.generated.ts';

/** Brand and name, as far as they are known. */
export function fullName({ brand, name }: Gallery_productFragment): string {
  return [brand?.name, name].filter(Boolean).join(' ');
}

/** The pictures of a product with what each shows, in words. */
export function describedPictures(
  product: Gallery_productFragment,
  t: TFunction<'catalog'>,
): { fileName: string; alt: string }[] {
  const name = fullName(product);
  return compact(product.productImages).map(({ fileName, tags }, at) => ({
    fileName,
    // Our catalog describes a picture in its first tag; without one the product's name has to do.
    alt: compact(tags)[0] ?? (at === 0 ? name : t('product.picture', { name, at: at + 1 })),
  }));
}
