import type { BrandListType, BrandType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type ABrand = Complete<BrandType>;
type AListedBrand = Complete<BrandListType>;

export function aBrand(overrides: Partial<ABrand> = {}): ABrand {
  return {
    brandId: 4,
    alias: 'travind',
    name: 'Trävind',
    canonicalUrl: '/b/travind',
    description: null,
    alternativeCanonicalUrls: null,
    alternativeUrls: null,
    ...overrides,
  };
}

/** A brand in the overview of all brands. */
export function aListedBrand(overrides: Partial<AListedBrand> = {}): AListedBrand {
  return {
    ...aBrand(),
    primaryImage: null,
    backgroundImage: null,
    logo: null,
    secondaryDescription: null,
    ...overrides,
  };
}
