import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';

/** Quantity and price of one. Renders nothing for a single item, whose price is that of the line. */
export function UnitPrice({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { quantity, unitPrice } = line;
  if (quantity < 2 || !unitPrice) return null;

  return (
    <Text size="small" muted figures>
      {t('line.each', { quantity, price: priceView(unitPrice, vatIncluded).selling })}
    </Text>
  );
}
