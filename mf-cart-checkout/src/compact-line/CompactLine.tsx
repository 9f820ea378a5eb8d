import type { ReactNode } from 'react';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Text } from '@hemvaror/ui/text/Text';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import classes from './CompactLine.module.css';

interface CompactLineProps {
  line: CartLine;
  /** Undefined if the controls show it. */
  quantity?: number;
  /** Formatted price of the whole quantity. */
  price: string;
  /** Below name and price: the controls of the line. */
  children?: ReactNode;
}

/** A cart line with name, quantity, size and price only. */
export function CompactLine({ line, quantity, price, children }: CompactLineProps) {
  const { t } = useTranslation('cart-checkout');
  const { name, size, fileName } = lineDetails(line);
  const pieces = quantity !== undefined && t('line.pieces', { count: quantity });
  const amount = [pieces, size].filter(Boolean).join(', ');

  return (
    <li className={classes.line} data-controls={children ? true : undefined}>
      {fileName ? (
        <ProductPicture fileName={fileName} alt="" sizes="56px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <span>
        {name}
        {amount && (
          <>
            <br />
            <Text as="span" size="small" muted>
              {amount}
            </Text>
          </>
        )}
      </span>
      <Text as="span" size="small" figures>
        {price}
      </Text>
      {children && <div className={classes.controls}>{children}</div>}
    </li>
  );
}
