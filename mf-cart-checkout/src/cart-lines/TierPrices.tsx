import type { CartLine } from '@storefront/cart/cartSession';
import { present } from '@storefront/domain/present';
import { priceView } from '@storefront/domain/price/priceView';
import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { siteSlice } from '@storefront/store/siteSlice';
import { Text } from '@storefront/ui/text/Text';

/** What more of the same would cost each; nothing unless there are several tiers (contract, section 4). */
export function TierPrices({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const tiers = present(line.campaign?.prices);
  if (tiers.length < 2) return null;

  return tiers.map(
    ({ quantity, price }) =>
      price && (
        <Text key={quantity} size="small" muted figures>
          {t('line.tier', { quantity, price: priceView(price, vatIncluded).selling })}
        </Text>
      ),
  );
}
