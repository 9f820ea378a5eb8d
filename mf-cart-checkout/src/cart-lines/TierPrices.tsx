import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';

/** Unit prices of the quantity tiers above one (CART-04). Renders nothing if there are fewer than two tiers. */
export function TierPrices({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const tiers = compact(line.campaign?.prices);
  if (tiers.length < 2) return null;

  return tiers.map(
    ({ quantity, price }) =>
      quantity > 1 &&
      price && (
        <Text key={quantity} size="small" muted figures>
          {t('line.tier', { quantity, price: priceView(price, vatIncluded).selling })}
        </Text>
      ),
  );
}
