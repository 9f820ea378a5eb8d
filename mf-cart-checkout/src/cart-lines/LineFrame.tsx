import type { ReactNode } from 'react';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { StockStatus } from '@hemvaror/commerce-ui/stock-status/StockStatus';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Text } from '@hemvaror/ui/text/Text';
import { campaignNames } from '../campaigns/campaignNames.ts';
import { lineDetails } from './lineDetails.ts';
import classes from './LineFrame.module.css';

interface LineFrameProps {
  line: CartLine;
  /** In the upper corner: the button that removes the line. */
  action?: ReactNode;
  /** Below the facts: quantity and price. */
  foot: ReactNode;
  /** What went wrong with the line's last change. */
  problem?: ReactNode;
  /** A bought line's stock is of no interest. */
  withStock?: boolean;
}

/** A line of a cart: what it is; the two who show it add what can be done with it. */
export function LineFrame({ line, action, foot, problem, withStock = false }: LineFrameProps) {
  const { name, brand, size, fileName, url, stock } = lineDetails(line);

  return (
    <li className={classes.line}>
      {fileName ? (
        <ProductPicture fileName={fileName} alt="" sizes="88px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <div className={classes.facts}>
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
        {withStock && stock && <StockStatus stock={stock} quantity={line.quantity} withTime />}
        {campaignNames(line.campaign?.appliedCampaigns).map((campaign) => (
          <Text key={campaign} size="small" className={classes.campaign}>
            {campaign}
          </Text>
        ))}
      </div>
      {action ?? <span />}
      <div className={classes.foot}>{foot}</div>
      {problem && <div className={classes.problem}>{problem}</div>}
    </li>
  );
}
