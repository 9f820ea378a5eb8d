import type { View } from '../markets/view.ts';
import { compact } from '../model/compact.ts';
import type { PackageEntry } from '../model/catalogEntries.ts';
import type { Catalog } from './catalog.ts';
import { productViews, type ProductView } from './productView.ts';

export type ProductPackage = PackageEntry;
export type PackageGroup = ProductPackage['groups'][number];
export type PackageOption = PackageGroup['options'][number];

/** A group with the products of its options. */
export interface PackageGroupView {
  group: PackageGroup;
  options: PackageOptionView[];
  /** From 1 on, in the order of the catalog. */
  position: number;
  view: View;
}

export interface PackageOptionView {
  option: PackageOption;
  product: ProductView;
  position: number;
}

/**
 * The package that a product's page offers, without options that are no longer sold. Null without a package, and if a required
 * group has no option left.
 */
export async function packageOf(
  { record, tree, view }: ProductView,
  deps: { catalog: Catalog },
): Promise<PackageGroupView[] | null> {
  const found = tree.packages.get(record.id);
  if (!found) return null;
  const ids = found.groups.flatMap(({ options }) => options.map(({ productId }) => productId));
  const products = new Map((await productViews(deps, [...new Set(ids)], view)).map((one) => [one.record.id, one]));
  const groups = found.groups.map((group, index): PackageGroupView | null => {
    const options = group.options.flatMap((option, optionIndex) => {
      const product = products.get(option.productId);
      return product ? [{ option, product, position: optionIndex + 1 }] : [];
    });
    return options.length > 0 ? { group, options, position: index + 1, view } : null;
  });
  const isOffered = found.groups.every(({ required }, index) => !required || groups[index] !== null);
  return isOffered ? compact(groups) : null;
}
