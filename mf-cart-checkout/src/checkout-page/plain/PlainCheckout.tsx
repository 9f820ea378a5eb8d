import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Select } from '@hemvaror/ui/select/Select';
import { Text } from '@hemvaror/ui/text/Text';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { compact } from '@hemvaror/domain/compact';
import checkoutClasses from '../Checkout.module.css';
import { FIELD_GROUPS } from '../form/fieldLayout.ts';
import { invalidFields } from '../form/formState.ts';
import { InvalidFields } from '../form/InvalidFields.tsx';
import type { CheckoutMarket } from '../markets.ts';
import { OrderSummary } from '../OrderSummary.tsx';
import { Step } from '../step/Step.tsx';
import formClasses from '../payment-step/CustomerForm.module.css';
import type { PlainCheckoutData } from './plainCheckoutData.ts';
import { PROMO_CODE_NAME, quantityIdOf } from './cartFields.ts';
import { deliveryZip, plainPoint, shownOrder } from './plainCheckout.ts';
import { plainFields } from './plainFields.ts';
import { PlainCartControls } from './PlainCartControls.tsx';
import { PlainField, plainIdOf } from './PlainField.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PLAIN_INTENTS } from './plainForm.ts';
import { PlainOrder } from './PlainOrder.tsx';
import { PlainShipping } from './PlainRadios.tsx';
import { plainAddress } from './plainView.ts';
import classes from './PlainCheckout.module.css';

interface PlainCheckoutProps {
  data: PlainCheckoutData;
  markets: readonly CheckoutMarket[];
  /** The fields of the cart that the last post could not apply. */
  refused: readonly RefusedField[];
}

/**
 * The checkout as one form that the browser posts without scripts. Each button stores the typed values and shows the page again, with
 * the current options and amounts.
 */
export function PlainCheckout({ data, markets, refused }: PlainCheckoutProps) {
  const { t } = useTranslation('cart-checkout');
  const path = usePathTo()('checkout');
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const { view, cartId, checkout, market, customerType } = data;
  const { cart } = checkout;

  const fields = plainFields(data);
  const { state, context } = fields;
  const { hasOtherAddress } = context;
  const invalid = invalidFields(state, context);
  const hasOptions = compact(checkout.shippingOptions).length > 0;
  const refusedField = (name: string) => refused.find((field) => field.name === name);
  const hasZip = deliveryZip(checkout) !== '';

  return (
    <PageContainer>
      <form
        method="post"
        action={plainAddress(path, { ...view, hasOtherAddress })}
        // The server has the texts of the shop for every field.
        noValidate
        className={checkoutClasses.checkout}
      >
        {/* Enter in a field presses the first button of a form: it must neither remove a line nor order. */}
        <button
          type="submit"
          name="intent"
          value={PLAIN_INTENTS.update}
          className={visuallyHiddenClassName}
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="cart" value={cartId} />
        {cart && <input type="hidden" name="shown" value={shownOrder(cart)} />}
        <div className={checkoutClasses.intro}>
          <Heading size="page" as="h1">
            {t('checkout.title')}
          </Heading>
          {invalid.length > 0 && <InvalidFields names={invalid} errors={state.errors} idOf={plainIdOf} />}
        </div>
        {cart && (
          <div className={checkoutClasses.summary}>
            <OrderSummary
              cart={cart}
              currency={market?.currency}
              isShippingSelected={hasOptions}
              point={plainPoint(checkout)}
              isUpdating={false}
              editableLines={compact(cart.items).map((line) => (
                <PlainLine key={line.id} line={line} refused={refusedField(quantityIdOf(line.id))} />
              ))}
              controls={<PlainCartControls cart={cart} refusedCode={refusedField(PROMO_CODE_NAME)} />}
            />
          </div>
        )}
        <div className={checkoutClasses.steps}>
          <Step number={1} title={t('plain.you')} state={hasOptions && invalid.length === 0 ? 'done' : 'current'}>
            <div className={formClasses.form}>
              {userName === null ? (
                <RadioGroup
                  name="customerType"
                  legend={t('checkout.buyAs')}
                  defaultValue={customerType}
                  options={[
                    { value: 'PERSON', name: t('checkout.person') },
                    { value: 'ORGANIZATION', name: t('checkout.organization') },
                  ]}
                />
              ) : (
                <Text size="small">{t('checkout.signedInAs', { name: userName })}</Text>
              )}
              {markets.length > 1 && (
                <Select
                  name="country"
                  label={t('country.label')}
                  autoComplete="off"
                  required
                  defaultValue={market?.alias ?? ''}
                  options={[
                    ...(market ? [] : [{ value: '', label: t('country.choose'), disabled: true }]),
                    ...markets.map(({ alias, country, currency }) => ({
                      value: alias,
                      label: t('country.option', { country, currency }),
                    })),
                  ]}
                />
              )}
              {FIELD_GROUPS.contact.map((name) =>
                name === 'personalId' ? null : <PlainField key={name} name={name} {...fields} />,
              )}
              {FIELD_GROUPS.address.map((name) => (
                <PlainField key={name} name={name} {...fields} />
              ))}
              {hasOtherAddress && (
                <p className={formClasses.legend} data-later>
                  {t('payment.deliveryAddress')}
                </p>
              )}
              {hasOtherAddress &&
                FIELD_GROUPS.delivery.map((name) => <PlainField key={name} name={name} {...fields} />)}
              <div className={classes.buttons}>
                <Button type="submit" variant="secondary" name="intent" value={PLAIN_INTENTS.update}>
                  {t(hasOptions ? 'plain.update' : 'plain.show')}
                </Button>
                <Button
                  type="submit"
                  variant="text"
                  name="intent"
                  value={hasOtherAddress ? PLAIN_INTENTS.sameAddress : PLAIN_INTENTS.otherAddress}
                >
                  {t(hasOtherAddress ? 'plain.sameAddress' : 'payment.otherAddress')}
                </Button>
              </div>
            </div>
          </Step>
          <Step number={2} title={t('step.shipping')} state={hasOptions ? 'current' : 'blocked'}>
            {hasOptions && <PlainShipping checkout={checkout} countryCode={context.countryCode} />}
            {!hasOptions && hasZip && <Notice tone="warning">{t('shipping.none')}</Notice>}
            {!hasOptions && !hasZip && <p>{t('plain.shippingBlocked')}</p>}
          </Step>
          <Step number={3} title={t('step.payment')} state={hasOptions ? 'current' : 'blocked'}>
            {hasOptions && cart ? (
              <PlainOrder
                checkout={checkout}
                cart={cart}
                currency={market?.currency}
                buyer={{ customerType, paymentId: view.paymentId }}
                isChecked={view.isChecked}
                {...fields}
              />
            ) : (
              <p>{t('payment.blocked')}</p>
            )}
          </Step>
        </div>
      </form>
    </PageContainer>
  );
}
