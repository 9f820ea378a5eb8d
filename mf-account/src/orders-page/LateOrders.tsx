import { useEffect, useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useAuth } from '@storefront/auth/AuthProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { Button } from '@storefront/ui/button/Button';
import { Notice } from '@storefront/ui/notice/Notice';
import { Spinner } from '@storefront/ui/spinner/Spinner';
import { askForOrders } from './askForOrders.ts';
import { OrderLists } from './OrderLists.tsx';
import type { Orders_orderFragment } from './OrdersPage.generated.ts';
import classes from './LateOrders.module.css';

/**
 * Stands where the API took the customer for a visitor: has the token renewed, asks once more, and says so when that
 * fails too. Who cannot be renewed is a visitor now, and the page's guard sees to them.
 */
export function LateOrders() {
  const auth = useAuth();
  const operations = useOperations();
  const [orders, setOrders] = useState<Orders_orderFragment[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const here = new AbortController();

    function show(answer: Orders_orderFragment[] | null): void {
      if (here.signal.aborted) return;
      if (answer) setOrders(answer);
      else setHasFailed(true);
    }
    async function renewAndAsk(): Promise<void> {
      await auth.renew();
      if (!here.signal.aborted) show(await askForOrders(operations).catch(() => null));
    }
    void renewAndAsk();

    return () => here.abort();
  }, [auth, operations]);

  if (orders) return <OrderLists orders={orders} />;
  return hasFailed ? <LoginNeeded /> : <Loading />;
}

function Loading() {
  const { t } = useTranslation('account');
  return (
    <output className={classes.loading}>
      <Spinner />
      {t('orders.loading')}
    </output>
  );
}

function LoginNeeded() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();

  return (
    <Notice tone="error" title={t('orders.failed.title')}>
      <div className={classes.failed}>
        <p>{t('orders.failed.text')}</p>
        <Button onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account' }))}>
          {t('orders.failed.login')}
        </Button>
      </div>
    </Notice>
  );
}
