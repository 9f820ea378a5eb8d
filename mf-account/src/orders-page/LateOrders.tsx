import { useEffect, useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
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
 * How long a failed question stays untold. The browser may be renewing the customer's token at this very moment; then the
 * page's loader runs again, and its orders take the place of this part.
 */
const RENEWAL_MS = 3_000;

/** Stands where the server took the customer for a visitor: asks once in the browser, and says so when that fails too. */
export function LateOrders() {
  const operations = useOperations();
  const [orders, setOrders] = useState<Orders_orderFragment[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const here = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(): Promise<void> {
      const answer = await askForOrders(operations).catch(() => null);
      if (here.signal.aborted) return;
      if (answer) setOrders(answer);
      else timer = setTimeout(() => setHasFailed(true), RENEWAL_MS);
    }
    void ask();

    return () => {
      here.abort();
      clearTimeout(timer);
    };
  }, [operations]);

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
