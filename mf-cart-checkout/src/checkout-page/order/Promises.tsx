import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './OrderBox.module.css';

/** The terms of the order beside its button: delivery, right of withdrawal, and the obligation to pay. */
export function Promises({ method }: { method: string | null }) {
  const { t } = useTranslation('cart-checkout');

  return (
    <div className={classes.promises}>
      {method && <Text size="small">{t('order.delivery', { method })}</Text>}
      <Text size="small">{t('order.withdrawal')}</Text>
      <Text size="small" muted>
        {t('order.obligation')}
      </Text>
    </div>
  );
}
