import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { TruckIcon } from '@hemvaror/ui/icons/TruckIcon';
import classes from './DeliveryLine.module.css';
import { deliveryTexts } from './deliveryTexts.ts';

/** When the goods of a cart arrive with its carrier. Renders nothing if that is unknown. */
export function DeliveryLine({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const dates = deliveryTexts(cart.summary?.shipping, t, languageId);
  if (dates.length === 0) return null;

  return (
    <div className={classes.delivery}>
      <TruckIcon size="small" />
      <div>
        {dates.map((text) => (
          <p key={text}>{t('delivery.on', { dates: text })}</p>
        ))}
      </div>
    </div>
  );
}
