import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { campaignNames } from './campaignNames.ts';

/** The campaigns applied to the whole cart. Renders nothing without any. */
export function CartCampaigns({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const names = campaignNames(cart.appliedCampaigns);
  if (names.length === 0) return null;

  return (
    <Notice tone="success" title={t('campaigns')}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
