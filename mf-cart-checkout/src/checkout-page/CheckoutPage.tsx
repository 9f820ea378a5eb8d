import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import type { ActionNotice, MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { MergeNotice } from '../cart-merge/MergeNotice.tsx';
import { useLineRemoval, type LineRemoval } from '../cart-lines/useLineRemoval.ts';
import { defer } from '@hemvaror/runtime/defer/defer';
import { Checkout } from './Checkout.tsx';
import { LoggedOutCheckout } from './LoggedOutCheckout.tsx';
import type { CheckoutPageData } from './CheckoutPage.loader.ts';
import { PaymentOutcome } from './payment-outcome/PaymentOutcome.tsx';
import { FIRST_SHOPPER, useShopperNumber } from './useShopperNumber.ts';
import { useHasLostCart } from './useHasLostCart.ts';

const PlainCheckout = defer(async () => (await import('./plain/PlainCheckout.tsx')).PlainCheckout, { when: 'render' });

export function meta({ t }: MetaArgs<CheckoutPageData>): PageMeta {
  return {
    title: t('checkout.title'),
    description: t('checkout.description'),
    noIndex: true,
    pageType: 'Checkout Page',
    subject: { kind: 'checkout' },
  };
}

export function Component({ data, notice }: { data: CheckoutPageData; notice?: ActionNotice | undefined }) {
  const { cart } = useCart();
  const shopper = useShopperNumber();
  const removal = useLineRemoval(cart);
  const hasLostCart = useHasLostCart(cart);
  if (data.plain) return <PlainCheckout data={data.plain} markets={data.markets} refused={notice?.fields ?? []} />;
  if (hasLostCart) return <LoggedOutCheckout />;
  if (!cart || itemCount(cart) === 0) return <EmptyCheckout removal={removal} />;
  return (
    <Checkout
      key={shopper}
      cart={cart}
      removal={removal}
      markets={data.markets}
      // After a logout, the next shopper must not see it.
      stored={shopper === FIRST_SHOPPER ? data.stored : null}
    />
  );
}

/** Rendered without items in the cart (CHECKOUT-23). */
function EmptyCheckout({ removal }: { removal: LineRemoval }) {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <PageContainer>
      <PaymentOutcome />
      <MergeNotice />
      {removal.lines.length > 0 && <CartLines removal={removal} />}
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
  return <PageFailed title={t('checkout.failed')} />;
}
