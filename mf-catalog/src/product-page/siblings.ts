import { compact } from '@hemvaror/domain/compact';
import type { ColorChoice_variantFragment } from './ColorChoice.generated.ts';
import type { Siblings_groupFragment } from './siblings.generated.ts';

/** Level of the variant tree on which a node is a product. */
const PRODUCT_LEVEL = 1;

export interface Sibling {
  productId: number;
  label: string;
  canonicalUrl: string;
  /** CSS color of the swatch; null if color is not the dimension of the variants. */
  color: string | null;
  isSoldOut: boolean;
}

/** The products of a variant group; empty if there is only one. */
export function siblings(group: Siblings_groupFragment | null): Sibling[] {
  const nodes = compact(group?.variants).flatMap(({ variants, ...node }) => [node, ...compact(variants)]);
  const products = new Map<number, Sibling>();
  for (const node of nodes) {
    if (node.level !== PRODUCT_LEVEL || !node.canonicalUrl) continue;
    const { productId, canonicalUrl, stock } = node;
    const isSoldOut = stock !== null && stock.totalStock <= 0;
    products.set(productId, { productId, canonicalUrl, label: node.label ?? '', color: colorOf(node), isSoldOut });
  }
  return products.size > 1 ? [...products.values()] : [];
}

function colorOf({ dimension, attributes }: ColorChoice_variantFragment): string | null {
  const value = dimension === 'Color' ? (compact(attributes)[0]?.value ?? '') : '';
  return /^#[0-9a-f]{3,8}$/i.test(value) ? value : null;
}
