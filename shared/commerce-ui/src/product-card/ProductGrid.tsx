import type { Ref } from 'react';
import type { ProductCard_productFragment } from './ProductCard.generated.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly ProductCard_productFragment[];
  /** Number of images that belong to the first view. */
  eagerCount?: number;
  heading?: 'h2' | 'h3' | undefined;
  /** The element with one child per product, in order. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Product cards in two or four columns. */
export function ProductGrid({ products, eagerCount = 0, heading, ref }: ProductGridProps) {
  return (
    <div className={classes.grid} ref={ref}>
      {products.map((product, at) => (
        <ProductCard key={product.productId} product={product} priority={at < eagerCount} heading={heading} />
      ))}
    </div>
  );
}
