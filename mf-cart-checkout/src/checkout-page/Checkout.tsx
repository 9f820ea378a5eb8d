import { useId } from 'react';
import type { Cart } from '@storefront/cart/cartSession';
import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { CartCampaigns } from '../campaigns/CartCampaigns.tsx';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { CountryStep } from './CountryStep.tsx';
import { CustomerChoice } from './CustomerChoice.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import type { CheckoutMarket } from './markets.ts';
import { OrderBox } from './order/OrderBox.tsx';
import { usePlaceOrder } from './order/usePlaceOrder.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { CustomerForm } from './payment-step/CustomerForm.tsx';
import { PaymentOptions } from './payment-step/PaymentOptions.tsx';
import { PromoCode } from './promo-code/PromoCode.tsx';
import { ShippingStep } from './shipping-step/ShippingStep.tsx';
import { Step } from './step/Step.tsx';
import { stepStates } from './stepStates.ts';
import { Unreachable } from './Unreachable.tsx';
import { useCheckout } from './useCheckout.ts';
import classes from './Checkout.module.css';

/** The checkout of a cart with items: cart, country, shipping, payment, in one column beside the summary. */
export function Checkout({ cart, markets }: { cart: Cart; markets: readonly CheckoutMarket[] }) {
  const { t } = useTranslation('cart-checkout');
  const termsId = useId();
  const model = useCheckout(cart, markets);
  const order = usePlaceOrder(model, () => document.getElementById(termsId)?.focus());
  const states = stepStates(model.checkout);
  const canPay = states.payment !== 'blocked';
  const hasCountries = markets.length > 1;

  return (
    <PageContainer>
      <div className={classes.checkout}>
        <div>
          <div className={classes.intro}>
            <Heading size="page" as="h1">
              {t('checkout.title')}
            </Heading>
            {order.faultyCount > 0 && <ErrorSummary key={order.faultyCount} form={model.form} />}
            <CustomerChoice />
          </div>
          <Step number={1} title={t('step.cart')} state="done">
            <div className={classes.cart}>
              <CartCampaigns cart={cart} />
              <CartLines cart={cart} />
            </div>
            <PromoCode cart={cart} marketAlias={model.marketAlias} inTurn={model.inTurn} />
          </Step>
          {hasCountries && (
            <Step number={2} title={t('step.country')} state="done">
              <CountryStep markets={markets} value={model.marketAlias} onChange={model.chooseMarket} />
            </Step>
          )}
          <Step number={hasCountries ? 3 : 2} title={t('step.shipping')} state={states.shipping}>
            <ShippingStep model={model} />
            {model.phase === 'failed' && !canPay && <Unreachable onRetry={model.request} />}
          </Step>
          <Step number={hasCountries ? 4 : 3} title={t('step.payment')} state={states.payment}>
            {canPay ? (
              <div className={classes.payment}>
                <PaymentOptions model={model} />
                <CustomerForm model={model} />
                <OrderBox cart={cart} model={model} order={order} termsId={termsId} />
              </div>
            ) : (
              <p>{t('payment.blocked')}</p>
            )}
          </Step>
        </div>
        <OrderSummary cart={cart} currency={model.market?.currency} isUpdating={model.phase === 'updating'} />
      </div>
    </PageContainer>
  );
}
