import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { redirect } from '@storefront/platform/router';
import { Link } from '@storefront/routing/Link';
import { storeContext } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { shopContext, useShop } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { homePath } from '../homePath.ts';
import { askForOrders } from './askForOrders.ts';
import { HelpBox } from './HelpBox.tsx';
import { LateOrders } from './LateOrders.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { OrderLists } from './OrderLists.tsx';
import type { Orders_orderFragment } from './OrdersPage.generated.ts';
import classes from './OrdersPage.module.css';

export interface OrdersPageData {
  /** Newest first; null when the API took the customer for a visitor: the browser asks again. */
  orders: Orders_orderFragment[] | null;
}

/** Visitors are sent home, but for one who arrives with a `loginToken` and is about to be signed in. */
export async function loader({ request, context }: LoaderArgs): Promise<OrdersPageData> {
  const userName = sessionSlice.selectors.selectUserName(context.get(storeContext).getState());
  if (userName === null && !new URL(request.url).searchParams.has('loginToken')) {
    throw redirect(homePath(context.get(shopContext)));
  }
  return { orders: await askForOrders(context.get(apolloContext)) };
}

export function meta({ t }: MetaArgs<OrdersPageData>): PageMeta {
  return { title: t('orders.title'), noIndex: true, pageType: 'Account Page' };
}

export function Component({ data: { orders } }: { data: OrdersPageData }) {
  const { t } = useTranslation('account');
  const userName = useSelector(sessionSlice.selectors.selectUserName);

  return (
    <PageContainer>
      <div className={classes.head}>
        <Heading size="page" as="h1">
          {t('orders.title')}
        </Heading>
        <LogoutButton />
      </div>
      <div className={classes.account}>
        {/* What was fetched for one customer is never shown to the next. */}
        {orders ? <OrderLists orders={orders} /> : <LateOrders key={userName} />}
        <HelpBox />
      </div>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('account');
  const home = homePath(useShop());

  return (
    <PageContainer>
      <div role="alert">
        <EmptyState
          as="h1"
          title={t('orders.failed.title')}
          action={
            <Link className={buttonClassName()} to={home}>
              {t('orders.failed.home')}
            </Link>
          }
        >
          {t('orders.failed.page')}
        </EmptyState>
      </div>
    </PageContainer>
  );
}
