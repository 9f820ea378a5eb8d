import { useState } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { CartTotals } from '../../totals/CartTotals.tsx';
import { amountToPay } from '../../totals/totalsRows.ts';
import { LEGAL_PAGES } from '../legalPages.ts';
import { ApiUnavailable } from '../ApiUnavailable.tsx';
import type { CheckoutModel } from '../useCheckout.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';
import classes from './OrderBox.module.css';

const INVOICE_LOGO = 'invoice';

interface OrderBoxProps {
  cart: Cart;
  model: CheckoutModel;
  order: PlaceOrder;
  termsId: string;
}

/** Terms, amount to pay, and the order button. */
export function OrderBox({ cart, model, order, termsId }: OrderBoxProps) {
  const { t } = useTranslation('cart-checkout');
  const [newsletter, setNewsletter] = useState(false);
  const { checkout, paymentId, phase, request } = model;
  const payment = compact(checkout?.paymentOptions).find(({ id }) => id === paymentId);
  const place = () => void order.place({ newsletter });

  return (
    <div className={classes.box}>
      {payment?.logo === INVOICE_LOGO && <Notice>{t('payment.invoiceNote')}</Notice>}
      <div>
        <Checkbox
          id={termsId}
          required
          checked={model.hasAcceptedTerms}
          error={order.isTermsMissing ? t('order.terms.required') : null}
          onChange={(event) => model.setAcceptedTerms(event.target.checked)}
        >
          <TermsLabel />
        </Checkbox>
        <Checkbox checked={newsletter} onChange={(event) => setNewsletter(event.target.checked)}>
          {t('order.newsletter')}
        </Checkbox>
      </div>
      <div className={classes.totals}>
        <CartTotals cart={cart} currency={model.market?.currency} isShippingSelected={model.shippingId !== null} />
      </div>
      <div className={classes.total}>
        <span>
          {t('order.toPay')}{' '}
          <Text as="span" size="small" muted>
            {t('totals.incVat')}
          </Text>
        </span>
        <strong>{amountToPay(cart)}</strong>
      </div>
      <Promises model={model} />
      {order.failure === 'unreachable' && <ApiUnavailable onRetry={place} />}
      {order.failure !== 'unreachable' && order.failure !== 'identity' && order.failure !== null && (
        <Notice tone="error">{t(`order.failure.${order.failure}`)}</Notice>
      )}
      {order.failure === null && phase === 'failed' && <ApiUnavailable onRetry={request} />}
      <Button size="l" wide loading={order.isPlacing} onClick={place}>
        {t('order.place')}
      </Button>
    </div>
  );
}

/** The terms of the order beside its button: delivery, right of withdrawal, and the obligation to pay. */
function Promises({ model: { checkout, shippingId } }: { model: CheckoutModel }) {
  const { t } = useTranslation('cart-checkout');
  const shipping = compact(checkout?.shippingOptions).find(({ id }) => id === shippingId);
  const method = shipping?.displayName ?? shipping?.name;

  return (
    <div className={classes.promises}>
      {method && <Text size="small">{t('order.delivery', { method })}</Text>}
      <Text size="small">{t('order.withdrawal')}</Text>
      <Text size="small" muted>
        {t('order.obligation')}
      </Text>
    </div>
  );
}

/** The links open new tabs, because a navigation would discard the form. */
function TermsLabel() {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const pathTo = usePathTo();
  const { terms, privacy } = LEGAL_PAGES[locale];

  return (
    <>
      {t('order.terms.before')}{' '}
      <Link to={pathTo('page', { alias: terms })} newTab className={textLinkClassName()}>
        {t('order.terms.terms')}
      </Link>{' '}
      {t('order.terms.and')}{' '}
      <Link to={pathTo('page', { alias: privacy })} newTab className={textLinkClassName()}>
        {t('order.terms.privacy')}
      </Link>
    </>
  );
}
