import type { PublicConfig } from '@storefront/config/publicConfig';
import type { SlotInputs } from '@storefront/federation/contract';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';

type AreaFacts = Pick<ProductPage_productFragment, 'alias' | 'brand' | 'primaryCategory' | 'canonicalUrl'>;

/** What the slot below a product asks for (behaviours, section 6). */
export function productArea(
  { alias, brand, primaryCategory, canonicalUrl }: AreaFacts,
  { productArea: { family, name } }: Pick<PublicConfig, 'productArea'>,
): SlotInputs {
  const aliases = [
    ['Category', primaryCategory?.alias],
    ['Brand', brand?.alias],
    ['Product', alias],
  ] as const;
  const filters = aliases.flatMap(([key, value]) => (value ? [{ key, value }] : []));
  return { below: { family, areaName: name, filters, ...(canonicalUrl && { url: canonicalUrl }) } };
}
