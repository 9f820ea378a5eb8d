import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { AccountFailed } from '../account-frame/AccountFailed.tsx';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Late } from '../late/Late.tsx';
import { askForOrders } from './askForOrders.ts';
import { OrderLists } from './OrderLists.tsx';
import type { Orders_orderFragment } from './OrdersPage.generated.ts';

export interface OrdersPageData {
  /** Newest first; null when the API took the customer for a visitor: the browser asks again. */
  orders: Orders_orderFragment[] | null;
}

export async function loader({ context }: LoaderArgs): Promise<OrdersPageData> {
  return { orders: await askForOrders(context.get(apolloContext)) };
}

export function meta({ t }: MetaArgs<OrdersPageData>): PageMeta {
  return { title: t('orders.title'), noIndex: true, pageType: 'Orders Page' };
}

export function Component({ data }: { data: OrdersPageData }) {
  return (
    <AccountFrame present="account-orders">
      <Late data={data.orders} ask={askForOrders} part="orders">
        {(orders) => <OrderLists orders={orders} />}
      </Late>
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return <AccountFailed part="orders" />;
}
