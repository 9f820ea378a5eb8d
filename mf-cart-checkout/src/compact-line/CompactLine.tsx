import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Text } from '@hemvaror/ui/text/Text';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import classes from './CompactLine.module.css';

interface CompactLineProps {
  line: CartLine;
  quantity: number;
  /** Formatted price of the whole quantity. */
  price: string;
}

/** A cart line with name, quantity, size and price only. */
export function CompactLine({ line, quantity, price }: CompactLineProps) {
  const { t } = useTranslation('cart-checkout');
  const { name, size, fileName } = lineDetails(line);
  const amount = [t('line.pieces', { count: quantity }), size].filter(Boolean).join(', ');

  return (
    <li className={classes.line}>
      {fileName ? (
        <ProductPicture fileName={fileName} alt="" sizes="56px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <span>
        {name}
        <br />
        <Text as="span" size="small" muted>
          {amount}
        </Text>
      </span>
      <Text as="span" size="small" figures>
        {price}
      </Text>
    </li>
  );
}
