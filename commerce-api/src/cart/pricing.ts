import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { Promotions } from './promotions.ts';

/** The input of pricing besides cart and products. Read it before a transaction begins. */
export interface Pricing {
  tree: CatalogTree;
  promotions: Promotions;
}

export interface PricingDeps {
  catalog: Catalog;
  promotions(): Promise<Promotions>;
}

export async function readPricing({ catalog, promotions }: PricingDeps): Promise<Pricing> {
  return { tree: await catalog.tree(), promotions: await promotions() };
}
