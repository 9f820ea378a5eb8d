import { imageSrcSet, imageUrl, productImageHeight } from '@storefront/commerce-ui/picture/imageUrl';
import { Price } from '@storefront/commerce-ui/price/Price';
import { present } from '@storefront/domain/present';
import { Link } from '@storefront/routing/Link';
import { useShop } from '@storefront/store/shop';
import { Picture } from '@storefront/ui/picture/Picture';
import { useOption } from './combobox.ts';
import { Marked } from './Marked.tsx';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import classes from './ProductOption.module.css';

/** SRCH-40: how wide a thumbnail stands, and the widths of the image server below 100 px. */
const WIDTH_PX = 40;
const THUMBNAIL_WIDTHS_PX = [40, 60, 80];

interface ProductOptionProps {
  product: ProductOption_productFragment;
  search: string;
}

export function ProductOption({ product, search }: ProductOptionProps) {
  const option = useOption(`p-${product.productId}`);
  const { imageServer } = useShop().config;
  const [fileName] = present(product.images);

  return (
    <Link {...option} to={product.canonicalUrl ?? ''} className={classes.product}>
      {fileName ? (
        <Picture
          className={classes.picture}
          src={imageUrl(imageServer, fileName, 80)}
          srcSet={imageSrcSet(imageServer, fileName, THUMBNAIL_WIDTHS_PX)}
          sizes={`${WIDTH_PX}px`}
          alt=""
          width={WIDTH_PX}
          height={productImageHeight(WIDTH_PX)}
        />
      ) : (
        <span className={classes.noPicture} />
      )}
      <span className={classes.words}>
        {product.brand?.name && <span className={classes.brand}>{product.brand.name} </span>}
        <span className={classes.name}>
          <Marked name={product.name ?? ''} search={search} />
        </span>
      </span>{' '}
      {product.unitPrice && <Price price={product.unitPrice} />}
    </Link>
  );
}
