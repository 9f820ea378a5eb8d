import type { ReactNode } from 'react';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { StockStatus } from '@hemvaror/commerce-ui/stock-status/StockStatus';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Text } from '@hemvaror/ui/text/Text';
import { campaignNames } from '../cart-notices/campaignNames.ts';
import { lineDetails } from './lineDetails.ts';
import classes from './LineFrame.module.css';

interface LineFrameProps {
  line: CartLine;
  /** In the upper corner: the button that removes the line. */
  action?: ReactNode;
  /** Below the campaigns: the conditions of their prices. */
  note?: ReactNode;
  /** Below the details: quantity and price. */
  foot: ReactNode;
  /** Why the last change of the line failed. */
  error?: ReactNode;
  /** False for an ordered line, whose stock is irrelevant. */
  withStock?: boolean;
}

/** Layout of a cart line. The cart adds controls to it, the receipt does not. */
export function LineFrame({ line, action, note, foot, error, withStock = false }: LineFrameProps) {
  const { name, brand, size, fileName, url, stock } = lineDetails(line);
  // The dates of the cart say when goods in stock arrive.
  const hasDates = Boolean(useCart().cart?.summary?.shipping?.deliveryDates);
  const isSentAtOnce = stock !== null && line.quantity <= stock.inStock;

  return (
    <li className={classes.line} data-sku={line.skuId}>
      {fileName ? (
        <ProductPicture fileName={fileName} alt="" sizes="88px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <div className={classes.details}>
        {brand && (
          <Text size="small" muted>
            {brand}
          </Text>
        )}
        <p>{url ? <Link to={url}>{name}</Link> : name}</p>
        {size && (
          <Text size="small" muted>
            {size}
          </Text>
        )}
        {withStock && stock && (
          <StockStatus stock={stock} quantity={line.quantity} withTime={!(hasDates && isSentAtOnce)} />
        )}
        {campaignNames(line.campaign?.appliedCampaigns).map((campaign) => (
          <Text key={campaign} size="small" className={classes.campaign}>
            {campaign}
          </Text>
        ))}
        {note}
      </div>
      {action ?? <span />}
      <div className={classes.foot}>{foot}</div>
      {error && <div className={classes.error}>{error}</div>}
    </li>
  );
}
