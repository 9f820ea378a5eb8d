import { useId } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { Order } from './Order.tsx';
import { isInProgress } from './orderState.ts';
import type { OrderLists_orderFragment } from './OrderLists.generated.ts';
import classes from './OrderLists.module.css';

/** Orders in progress, then the history, each in the order of the API: newest first. */
export function OrderLists({ orders }: { orders: OrderLists_orderFragment[] }) {
  if (orders.length === 0) return <NoOrders />;

  return (
    <div className={classes.lists}>
      <OrderList name="inProgress" orders={orders.filter(({ status }) => isInProgress(status))} />
      <OrderList name="history" orders={orders.filter(({ status }) => !isInProgress(status))} />
    </div>
  );
}

function OrderList({ name, orders }: { name: 'inProgress' | 'history'; orders: OrderLists_orderFragment[] }) {
  const { t } = useTranslation('account');
  const id = useId();
  if (orders.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <Heading size="section" as="h2" id={id} className={classes.title}>
        {t(`orders.list.${name}`)} <span className={classes.count}>{orders.length}</span>
      </Heading>
      {/* Hidden from screen readers: the rows are understandable without column headings. */}
      <div className={classes.columns} aria-hidden="true">
        <span>{t('orders.column.date')}</span>
        <span>{t('orders.column.items')}</span>
        <span>{t('orders.column.number')}</span>
        <span>{t('orders.column.state')}</span>
        <span className={classes.total}>{t('orders.column.total')}</span>
      </div>
      {orders.map((order) => (
        <Order key={order.publicId} order={order} />
      ))}
    </section>
  );
}

function NoOrders() {
  const { t } = useTranslation('account');
  const home = homePath(useShop());

  return (
    <EmptyState
      title={t('orders.empty.title')}
      action={
        <Link className={buttonClassName()} to={home}>
          {t('orders.empty.home')}
        </Link>
      }
    >
      {t('orders.empty.text')}
    </EmptyState>
  );
}
