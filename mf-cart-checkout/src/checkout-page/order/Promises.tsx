import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';
import { pointText, type PickupPoint } from '../shipping-step/pickupPoints.ts';
import classes from './OrderBox.module.css';

/** The terms of the order beside its button: delivery, the right of withdrawal of consumers, and the obligation to pay. */
export function Promises({ method, point }: { method: string | null; point: PickupPoint | null }) {
  const { t } = useTranslation('cart-checkout');
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';

  return (
    <div className={classes.promises}>
      {method && <Text size="small">{t('order.delivery', { method })}</Text>}
      {point && <Text size="small">{t('shipping.toPoint', { point: pointText(point) })}</Text>}
      {isPerson && <Text size="small">{t('order.withdrawal')}</Text>}
      <Text size="small" muted>
        {t('order.obligation')}
      </Text>
    </div>
  );
}
