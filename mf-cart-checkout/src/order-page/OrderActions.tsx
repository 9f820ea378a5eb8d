import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { stepAddress } from './orderPageStep.ts';
import classes from './OrderActions.module.css';

interface OrderActionsProps {
  /** Path of the page. */
  path: string;
  order: OrderPage_orderFragment;
}

/**
 * Cancel, withdraw and print. The links open documents instead of navigating: a document has its own title and focus, and is
 * the same without JavaScript. The withdrawal is offered as long as it is possible, and named as Directive (EU) 2023/2673
 * requires.
 */
export function OrderActions({ path, order }: OrderActionsProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const until = order.withdrawableUntil;
  const isBeingPacked = order.isCancellable === false && !order.canceledAt && !order.shippedAt;

  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {order.isCancellable && (
          <Button variant="secondary" href={stepAddress(path, 'cancel')}>
            {t('orderPage.cancel.open')}
          </Button>
        )}
        {order.isWithdrawable && (
          <Button variant="secondary" href={stepAddress(path, 'select')}>
            {t('orderPage.withdraw.open')}
          </Button>
        )}
        <span className={classes.print}>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('orderPage.print')}
          </Button>
        </span>
      </div>
      {isBeingPacked && order.isWithdrawable && (
        <Text size="small" muted>
          {t('orderPage.cancel.tooLate')}
        </Text>
      )}
      {order.isWithdrawable && (
        <Text size="small" muted>
          {until
            ? t('orderPage.withdraw.until', { date: formatDate(new Date(until), languageId) })
            : t('orderPage.withdraw.beforeDelivery')}
        </Text>
      )}
    </div>
  );
}
