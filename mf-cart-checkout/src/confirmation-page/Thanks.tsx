import type { ReactNode } from 'react';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Text } from '@hemvaror/ui/text/Text';
import { showOrderAddress } from './showOrder.ts';
import classes from './Thanks.module.css';

interface ThanksProps {
  orderId: string;
  email: string | null;
  /** Empty if the API does not return it. */
  firstName: string;
  /** What happens next, above the links. */
  children: ReactNode;
}

/** Confirms the order, and offers ways on. */
export function Thanks({ orderId, email, firstName, children }: ThanksProps) {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();
  // A shell that was released before the setting has none.
  const config: Partial<PublicConfig> = useShop().config;
  const hasOrderPage = config.apiAdditions ?? false;
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;

  return (
    <div className={classes.thanks}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <Heading size="display" as="h1">
        {firstName ? t('confirmation.thanks', { name: firstName }) : t('confirmation.thanksPlain')}
      </Heading>
      <Text size="lead">
        {t('confirmation.received')} <strong className={classes.orderId}>{`#${orderId}`}</strong>{' '}
        {t('confirmation.receivedAfter')} {email ? t('confirmation.mail', { email }) : t('confirmation.mailPlain')}
      </Text>
      {children}
      <div className={classes.actions}>
        <Link to={pathTo('index')} className={buttonClassName()}>
          {t('confirmation.home')}
        </Link>
        {hasOrderPage && (
          // Loads a new document, so that no script of this page sees the address.
          <Button variant="secondary" href={showOrderAddress(pathTo('checkout-confirm'), orderId)}>
            {t('confirmation.order')}
          </Button>
        )}
        {!hasOrderPage && isSignedIn && (
          <Link to={pathTo('account-orders')} className={buttonClassName({ variant: 'secondary' })}>
            {t('confirmation.orders')}
          </Link>
        )}
      </div>
    </div>
  );
}
