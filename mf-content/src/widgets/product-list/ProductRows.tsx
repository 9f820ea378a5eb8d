import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { compact } from '@hemvaror/domain/compact';
import { Link } from '@hemvaror/runtime/routing/Link';
import classes from './ProductRows.module.css';

/** Products as rows of a small image, brand, name and price. The link of the name covers its row. */
export function ProductRows({ products }: { products: readonly ProductCard_productFragment[] }) {
  return (
    <ul className={classes.rows}>
      {products.map(({ productId, name, brand, canonicalUrl, productImages, unitPrice, lowestPrice }) => {
        const [image] = compact(productImages);
        return (
          <li key={productId} className={classes.row}>
            {image && <ProductPicture className={classes.picture} fileName={image.fileName} alt="" sizes="4rem" />}
            <div>
              {brand?.name && <p className={classes.brand}>{brand.name}</p>}
              <p className={classes.name}>{canonicalUrl ? <Link to={canonicalUrl}>{name}</Link> : name}</p>
            </div>
            {unitPrice && <Price price={unitPrice} lowest={lowestPrice} />}
          </li>
        );
      })}
    </ul>
  );
}
