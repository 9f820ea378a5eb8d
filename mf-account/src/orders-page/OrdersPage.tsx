import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { WithFreshToken } from '../with-fresh-token/WithFreshToken.tsx';
import { OrderLists } from './OrderLists.tsx';
import type { OrdersPageData } from './OrdersPage.loader.ts';

const loadLoader = lazyModule(() => import('./OrdersPage.loader.ts'), { when: 'idle' });

// Loaded on demand: only an expired token or a navigation sends the query from the browser.
async function loadOrders(operations: GraphQLOperations) {
  const { loadOrders: load } = await loadLoader();
  return load(operations);
}

export function meta({ t }: MetaArgs<OrdersPageData>): PageMeta {
  return { title: t('orders.title'), noIndex: true, pageType: 'Orders Page' };
}

export function Component({ data }: { data: OrdersPageData }) {
  return (
    <AccountFrame current="account-orders">
      <WithFreshToken data={data.orders} load={loadOrders} messagePrefix="orders">
        {(orders) => <OrderLists orders={orders} />}
      </WithFreshToken>
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('account');
  return <PageFailed title={t('orders.failed.title')} />;
}
