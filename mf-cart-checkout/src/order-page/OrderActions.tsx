import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderPage_additionsFragment } from './OrderPage.generated.ts';
import { stepAddress } from './orderPageStep.ts';
import classes from './OrderActions.module.css';

interface OrderActionsProps {
  /** Path of the page. */
  path: string;
  additions: OrderPage_additionsFragment | null;
}

/**
 * Cancel, withdraw and print. The links open documents instead of navigating: a document has its own title and focus, and is
 * the same without JavaScript. The withdrawal is offered as long as it is possible, and named as Directive (EU) 2023/2673
 * requires.
 */
export function OrderActions({ path, additions }: OrderActionsProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const until = additions?.withdrawableUntil;
  const isBeingPacked = additions?.isCancellable === false && !additions.canceledAt && !additions.shippedAt;

  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {additions?.isCancellable && (
          <Button variant="secondary" href={stepAddress(path, 'cancel')}>
            {t('orderPage.cancel.open')}
          </Button>
        )}
        {additions?.isWithdrawable && (
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
      {isBeingPacked && additions.isWithdrawable && (
        <Text size="small" muted>
          {t('orderPage.cancel.tooLate')}
        </Text>
      )}
      {additions?.isWithdrawable && (
        <Text size="small" muted>
          {until
            ? t('orderPage.withdraw.until', { date: formatDate(new Date(until), languageId) })
            : t('orderPage.withdraw.beforeDelivery')}
        </Text>
      )}
    </div>
  );
}
