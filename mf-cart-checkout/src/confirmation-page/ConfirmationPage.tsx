import { useEffect, useEffectEvent } from 'react';
import { apolloContext } from '@storefront/api/operations';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useCartSession } from '@storefront/cart/CartProvider';
import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { redirect } from '@storefront/platform/router';
import { Link } from '@storefront/routing/Link';
import { pathTo } from '@storefront/routing/paths';
import { placeOf, usePathTo } from '@storefront/routing/usePathTo';
import { shopContext } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { askedConfirmation } from './askedConfirmation.ts';
import { CheckoutDocument, CompleteCartDocument } from './ConfirmationPage.generated.ts';
import type { Confirmed } from './confirmed.ts';
import { Receipt } from './Receipt.tsx';
import { Thanks } from './Thanks.tsx';
import classes from './ConfirmationPage.module.css';

interface ConfirmationData {
  /** Null when there is no such order. */
  confirmed: Confirmed | null;
  orderId: string;
  email: string | null;
}

export async function loader({ request, context }: LoaderArgs): Promise<ConfirmationData> {
  const asked = askedConfirmation(new URL(request.url).searchParams);
  if (!asked) return { confirmed: null, orderId: '', email: null };
  const { id, paymentType, cartId, email } = asked;
  const shop = context.get(shopContext);

  // Refusable operations are never remembered: an order's state is about this moment.
  const { data, refusals } = await context.get(apolloContext).refusable({
    document: CheckoutDocument,
    variables: { id, paymentType, ...(cartId && { cartId }), checkoutMarket: shop.checkoutMarket },
  });
  if (refusals.length > 0) throw new PageError(503, 'the confirmation could not be had');

  const confirmed = data?.checkout ?? null;
  if (confirmed?.completed === false) throw redirect(pathTo('checkout', placeOf(shop)));
  return { confirmed, orderId: confirmed?.order?.orderId ?? id, email };
}

export function meta({ t }: MetaArgs<ConfirmationData>): PageMeta {
  return { title: t('confirmation.title'), noIndex: true, pageType: 'Confirm Page' };
}

export function Component({ data: { confirmed, orderId, email } }: { data: ConfirmationData }) {
  useOrderedCart(confirmed?.cart ?? null);
  if (!confirmed) return <NothingToShow />;

  return (
    <PageContainer>
      <div className={classes.confirmation}>
        <Thanks orderId={orderId} email={email} firstName={confirmed.order?.billingAddress?.firstName ?? ''} />
        {confirmed.cart && <Receipt cart={confirmed.cart} order={confirmed.order} />}
      </div>
    </PageContainer>
  );
}

/** Ends the ordered cart, once and in the browser alone. A reload finds nothing left to do. */
function useOrderedCart(ordered: Confirmed['cart']): void {
  const operations = useOperations();
  const session = useCartSession();

  const end = useEffectEvent(async () => {
    if (!ordered?.id) return;
    if (!ordered.isCompleted) {
      // Without an answer the cart stays open at the API; the shopper's order is placed all the same.
      await operations.mutate({ document: CompleteCartDocument, variables: { id: ordered.id } }).catch(() => undefined);
    }
    if (session.getSnapshot().cart?.id === ordered.id) await session.reset();
  });

  useEffect(() => {
    void end();
  }, []);
}

function NothingToShow() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <PageContainer>
      <EmptyState
        as="h1"
        title={t('confirmation.nothing.title')}
        action={
          <Link to={pathTo('index')} className={buttonClassName()}>
            {t('confirmation.home')}
          </Link>
        }
      >
        {t('confirmation.nothing.text')}
      </EmptyState>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('cart-checkout');
  return (
    <PageContainer>
      <Notice tone="error">{t('confirmation.failed')}</Notice>
    </PageContainer>
  );
}
