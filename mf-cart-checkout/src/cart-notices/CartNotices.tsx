import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import { campaignNames } from './campaignNames.ts';
import classes from './CartNotices.module.css';

/** The campaigns of the whole cart, and when its backordered lines ship. Renders nothing without either. */
export function CartNotices({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const lines = compact(cart.items);
  const backordered = lines.filter((line) => lineDetails(line).isBackordered).length;
  const campaigns = cartCampaigns(cart);
  if (backordered === 0 && campaigns.length === 0) return null;

  return (
    <div className={classes.notices}>
      {campaigns.length > 0 && (
        <Notice tone="success" title={t('campaigns')}>
          <ul>
            {campaigns.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {backordered > 0 && (
        <Notice tone="warning">
          {t('backorder.notice', { count: backordered })}
          {backordered < lines.length && ` ${t('backorder.rest')}`}
        </Notice>
      )}
    </div>
  );
}

/** Without the campaign of the promo code, which is named after the code: the totals list it. */
function cartCampaigns({ appliedCampaigns, promoCode }: Cart): string[] {
  return campaignNames(appliedCampaigns).filter((name) => name.toLowerCase() !== promoCode?.toLowerCase());
}
