import type { ReactNode } from 'react';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';
import { LineFrame } from '../cart-lines/LineFrame.tsx';

/** A read-only line of an order. @param note what happened to its items */
export function BoughtLine({ line, note }: { line: CartLine; note?: ReactNode }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const price = line.unitPrice ? priceView(line.unitPrice, vatIncluded).selling : '';

  return (
    <LineFrame
      line={line}
      note={note}
      foot={
        <>
          <Text as="span" size="small" muted figures>
            {t('confirmation.each', { count: line.quantity, price })}
          </Text>
          {line.totalPrice && <Price price={line.totalPrice} />}
        </>
      }
    />
  );
}
