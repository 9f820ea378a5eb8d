import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { compact } from '@hemvaror/domain/compact';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderLine_lineFragment } from './OrderLine.generated.ts';
import { sizeOf } from './sizeOf.ts';
import classes from './OrderLine.module.css';

interface OrderLineProps {
  line: OrderLine_lineFragment;
  /** Whether the refund of the line made an unpaid invoice smaller; undefined without a refund. */
  isReduction: boolean | undefined;
}

/** A line of an order, at the price paid. Its product may have been removed since. */
export function OrderLine({ line, isReduction }: OrderLineProps) {
  const { t } = useTranslation('account');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { product, quantity, unitPrice, totalPrice } = line;
  const name = product?.name ?? t('orders.line.gone');
  const size = sizeOf(line);
  const [image] = compact(product?.productImages);

  return (
    <li className={classes.line}>
      {image ? (
        <ProductPicture fileName={image.fileName} alt="" sizes="88px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <div className={classes.details}>
        {product?.brand?.name && (
          <Text size="small" muted>
            {product.brand.name}
          </Text>
        )}
        <p>{product?.canonicalUrl ? <Link to={product.canonicalUrl}>{name}</Link> : name}</p>
        {size && (
          <Text size="small" muted>
            {size}
          </Text>
        )}
        {isReduction !== undefined && (
          <Text size="small" className={classes.refunded}>
            {t(isReduction ? 'orders.line.reduced' : 'orders.line.refunded')}
          </Text>
        )}
      </div>
      <div className={classes.foot}>
        {unitPrice && (
          <Text as="span" size="small" muted figures>
            {t('orders.line.each', { quantity, price: priceView(unitPrice, vatIncluded).selling })}
          </Text>
        )}
        {totalPrice && <Price price={totalPrice} />}
      </div>
    </li>
  );
}
