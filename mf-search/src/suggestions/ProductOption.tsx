import { memo } from 'react';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { compact } from '@hemvaror/domain/compact';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useOption } from './combobox.ts';
import { Highlighted } from './Highlighted.tsx';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import classes from './ProductOption.module.css';
import { Thumbnail } from './Thumbnail.tsx';

interface ProductOptionProps {
  product: ProductOption_productFragment;
  /** Index among the visible products. */
  index: number;
  search: string;
}

/** Memoized: the results stay visible while the next text is typed. */
export const ProductOption = memo(function ProductOption({ product, index, search }: ProductOptionProps) {
  const { productId, name, canonicalUrl } = product;
  const option = useOption(`p-${productId}`, {
    type: 'product',
    data: { productId, name: name ?? '', canonicalUrl: canonicalUrl ?? '' },
  });
  const [fileName] = compact(product.images);

  return (
    <Link {...option} to={canonicalUrl ?? ''} className={classes.product}>
      <Thumbnail fileName={fileName} index={index} />
      <span className={classes.text}>
        {product.brand?.name && <span className={classes.brand}>{product.brand.name} </span>}
        <span className={classes.name}>
          <Highlighted name={name ?? ''} search={search} />
        </span>
      </span>{' '}
      {product.unitPrice && <Price price={product.unitPrice} lowest={product.lowestPrice} />}
    </Link>
  );
});
