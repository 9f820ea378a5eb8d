import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { FreeShippingLimits } from '../markets/freeShipping.ts';
import type { View } from '../markets/view.ts';
import type { Config } from '../platform/config/config.ts';
import type { Parcel } from './options.ts';
import type { Promotions } from './promotions.ts';

/** The input of pricing besides cart and products. Read it before a transaction begins. */
export interface Pricing {
  tree: CatalogTree;
  promotions: Promotions;
  freeShippingLimits: FreeShippingLimits;
}

export interface PricingDeps {
  catalog: Catalog;
  promotions(): Promise<Promotions>;
  config: Pick<Config, 'checkout'>;
}

export async function readPricing({ catalog, promotions, config }: PricingDeps): Promise<Pricing> {
  return {
    tree: await catalog.tree(),
    promotions: await promotions(),
    freeShippingLimits: config.checkout.freeShippingLimits,
  };
}

/** The values of a parcel that do not depend on the goods. */
export type Fees = Pick<Parcel, 'freeAbove' | 'vatRate'>;

export function feesOf(view: View, { tree, freeShippingLimits }: Pick<Pricing, 'tree' | 'freeShippingLimits'>): Fees {
  return { freeAbove: freeShippingLimits.get(view.currency.code) ?? null, vatRate: vatRate(tree, view) };
}
