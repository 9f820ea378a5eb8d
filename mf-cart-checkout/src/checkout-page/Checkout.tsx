import { useEffect, useState } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { defer } from '@hemvaror/runtime/defer/defer';
import { gate } from '@hemvaror/runtime/defer/touch';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import { CartLines } from '../cart-lines/CartLines.tsx';
import type { LineRemoval } from '../cart-lines/useLineRemoval.ts';
import { MergeNotice } from '../cart-merge/MergeNotice.tsx';
import { CartNotices } from '../cart-notices/CartNotices.tsx';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { CountryStep } from './CountryStep.tsx';
import { CustomerChoice } from './CustomerChoice.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import type { CheckoutMarket } from './markets.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PromoCode } from './promo-code/PromoCode.tsx';
import { PaymentOutcome } from './payment-outcome/PaymentOutcome.tsx';
import type { PaymentStepProps } from './payment-step/PaymentStep.tsx';
import { ShippingStep } from './shipping-step/ShippingStep.tsx';
import { Step } from './step/Step.tsx';
import { stepStates } from './stepStates.ts';
import { ApiUnavailable } from './ApiUnavailable.tsx';
import { useCheckout } from './useCheckout.ts';
import { NoScriptNotice } from './NoScriptNotice.tsx';
import classes from './Checkout.module.css';

const PaymentStep = defer(async () => (await import('./payment-step/PaymentStep.tsx')).PaymentStep, {
  when: 'render',
  missing: PaymentPending,
});

interface CheckoutProps {
  cart: Cart;
  removal: LineRemoval;
  markets: readonly CheckoutMarket[];
  /** The checkout of the first view; null before a response. */
  stored: CheckoutResponse | null;
}

/** The checkout of a cart with items: cart, country, shipping and payment in one column, the summary beside it. */
export function Checkout({ cart, removal, markets, stored }: CheckoutProps) {
  const { t } = useTranslation('cart-checkout');
  const model = useCheckout(cart, markets, stored);
  const { context, state: fields } = model.form;
  const states = stepStates(model.checkout, context.hasOtherAddress && fields.values.otherZip === '');
  const canPay = model.market !== null && states.payment !== 'blocked';
  const hasCountries = markets.length > 1;

  useEffect(() => {
    // Load the step before the shopper reaches it.
    void gate.touched.then(PaymentStep.prefetch);
  }, []);

  return (
    <PageContainer>
      <div className={classes.checkout}>
        <div className={classes.intro}>
          <Heading size="page" as="h1">
            {t('checkout.title')}
          </Heading>
          <NoScriptNotice />
          <PaymentOutcome />
          {model.invalidSubmitCount > 0 && <ErrorSummary key={model.invalidSubmitCount} form={model.form} />}
          <CustomerChoice />
        </div>
        <div className={classes.summary}>
          <OrderSummary
            cart={cart}
            currency={model.market?.currency}
            isShippingSelected={model.shippingId !== null}
            point={model.point}
            isUpdating={model.phase === 'updating'}
          />
        </div>
        <div className={classes.steps} data-scripted>
          <Step number={1} title={t('step.cart')} state="done">
            <MergeNotice />
            <CartNotices cart={cart} />
            <div className={classes.lines}>
              <CartLines removal={removal} />
            </div>
            <PromoCode cart={cart} marketAlias={model.marketAlias} enqueue={model.enqueue} />
          </Step>
          {hasCountries && (
            <Step number={2} title={t('step.country')} state={model.market ? 'done' : 'current'}>
              <CountryStep markets={markets} market={model.market} onChange={model.chooseMarket} />
            </Step>
          )}
          <Step
            number={hasCountries ? 3 : 2}
            title={t('step.shipping')}
            state={model.market ? states.shipping : 'blocked'}
          >
            {model.market ? <ShippingStep model={model} /> : <p>{t('shipping.blocked')}</p>}
            {model.phase === 'failed' && !canPay && <ApiUnavailable limit={model.limit} onRetry={model.request} />}
          </Step>
          <Step number={hasCountries ? 4 : 3} title={t('step.payment')} state={canPay ? states.payment : 'blocked'}>
            {canPay ? <SteadyPaymentStep cart={cart} model={model} /> : <p>{t('payment.blocked')}</p>}
          </Step>
        </div>
      </div>
    </PageContainer>
  );
}

/** Renders the first props until the step is mounted: React would replace the server's markup by the fallback for other ones. */
function SteadyPaymentStep(props: Pick<PaymentStepProps, 'cart' | 'model'>) {
  const [first] = useState(props);
  const [isMounted, setMounted] = useState(false);

  return <PaymentStep {...(isMounted ? props : first)} onMounted={setMounted} />;
}

/** Fallback while the code of the payment step loads. */
function PaymentPending() {
  return <Skeleton shape="block" className={classes.pending} />;
}
