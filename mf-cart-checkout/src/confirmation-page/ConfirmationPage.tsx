import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { compact } from '@hemvaror/domain/compact';
import { ORDER_SECRETS } from '@hemvaror/domain/site/secretParameters';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useHiddenQuery } from '@hemvaror/runtime/routing/useHiddenQuery';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { AccountOffer } from './AccountOffer.tsx';
import type { ConfirmationData } from './ConfirmationPage.loader.ts';
import type { Confirmed } from './confirmed.ts';
import { NextSteps } from './NextSteps.tsx';
import { PaymentWaiting } from './PaymentWaiting.tsx';
import { splitShippingText } from '../shipping/splitShippingText.ts';
import type { Receipt_cartFragment } from './Receipt.generated.ts';
import { Receipt } from './Receipt.tsx';
import { Thanks } from './Thanks.tsx';
import { useOrderedCart } from './useOrderedCart.ts';
import classes from './ConfirmationPage.module.css';

/** The API's status of an order with an item that is made to order. */
const BACKORDER = 'backorder';

export function meta({ t, data }: MetaArgs<ConfirmationData>): PageMeta {
  const title = titleOf(data, t);
  const cart = data.confirmed?.cart;
  return {
    title,
    noIndex: true,
    pageType: 'Confirm Page',
    ...(cart && { subject: { kind: 'order', orderId: data.orderId, cart } }),
  };
}

function titleOf({ confirmed, waiting }: ConfirmationData, t: MetaArgs<ConfirmationData>['t']): string {
  if (waiting) return t('waiting.title');
  return confirmed ? t('confirmation.title') : t('confirmation.nothing.title');
}

export function Component({ data }: { data: ConfirmationData }) {
  // A reload needs neither: the checkout key or the login of the customer authorizes the request.
  useHiddenQuery(ORDER_SECRETS);
  if (data.waiting) return <PaymentWaiting params={data.waiting} />;
  return data.confirmed ? <OrderConfirmation data={data} confirmed={data.confirmed} /> : <NoConfirmation />;
}

function OrderConfirmation({ data: { orderId, email }, confirmed }: { data: ConfirmationData; confirmed: Confirmed }) {
  useOrderedCart(confirmed.cart);
  const isBackordered = confirmed.order?.status === BACKORDER;
  const stockTime = stockTimeOf(confirmed.cart, isBackordered);

  return (
    <PageContainer>
      <div className={classes.confirmation}>
        <div className={classes.thanks}>
          <Thanks orderId={orderId} email={email} firstName={confirmed.order?.billingAddress?.firstName ?? ''}>
            <NextSteps isBackordered={isBackordered} hasStockItems={stockTime !== null} />
          </Thanks>
          <AccountOffer email={email} />
        </div>
        {confirmed.cart && (
          <Receipt cart={confirmed.cart} order={confirmed.order} isBackordered={isBackordered} stockTime={stockTime} />
        )}
      </div>
    </PageContainer>
  );
}

/**
 * The carrier's time of the items in stock. Null without such items: the API then has no time. With an API that always
 * has one it is unknown whether the other lines of a back order are in stock, but a single line is not.
 */
function stockTimeOf(cart: Receipt_cartFragment | null, isBackordered: boolean): string | null {
  if (isBackordered && compact(cart?.items).length === 1) return null;
  return splitShippingText(cart?.summary?.shipping?.displayName ?? '').time;
}

function NoConfirmation() {
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
  return <PageFailed title={t('confirmation.failed.title')}>{t('confirmation.failed.text')}</PageFailed>;
}
