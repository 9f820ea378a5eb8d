import { apolloContext } from '@storefront/api/operations';
import { useCart } from '@storefront/cart/CartProvider';
import { itemCount } from '@storefront/cart/cartTotals';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { shopContext } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Checkout } from './Checkout.tsx';
import { ChannelDocument } from './CheckoutPage.generated.ts';
import { checkoutMarkets, type CheckoutMarket } from './markets.ts';

interface CheckoutPageData {
  markets: CheckoutMarket[];
}

/** The cart is the session's, which the shell has loaded; the checkout itself is the browser's business. */
export async function loader({ context }: LoaderArgs): Promise<CheckoutPageData> {
  const { channel } = await context.get(apolloContext).query({ document: ChannelDocument });
  return { markets: checkoutMarkets(channel, context.get(shopContext).languageId) };
}

export function meta({ t }: MetaArgs<CheckoutPageData>): PageMeta {
  return {
    title: t('checkout.title'),
    description: t('checkout.description'),
    noIndex: true,
    pageType: 'Checkout Page',
  };
}

export function Component({ data }: { data: CheckoutPageData }) {
  const { cart } = useCart();
  return cart && itemCount(cart) > 0 ? <Checkout cart={cart} markets={data.markets} /> : <EmptyCheckout />;
}

/** Nothing to buy, nothing to pay (CHECKOUT-23). */
function EmptyCheckout() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <PageContainer>
      <EmptyState
        as="h1"
        title={t('empty.title')}
        action={
          <Link to={pathTo('all')} className={buttonClassName()}>
            {t('empty.news')}
          </Link>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('cart-checkout');
  return (
    <PageContainer>
      <Notice tone="error">{t('checkout.failed')}</Notice>
    </PageContainer>
  );
}
