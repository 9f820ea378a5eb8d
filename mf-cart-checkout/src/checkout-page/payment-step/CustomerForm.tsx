import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { CheckoutField } from '../form/CheckoutField.tsx';
import { fieldConstraints, type FieldName } from '../form/checkoutFields.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import classes from './CustomerForm.module.css';

/** Contact details and addresses. Only a new zip triggers an update; other values are sent with the next update or the order. */
export function CustomerForm({ model }: { model: CheckoutModel }) {
  const { t } = useTranslation('cart-checkout');
  const { form, request, checkout } = model;
  const { hasOtherAddress, countryCode } = form.context;
  const zipMode = countryCode === 'SE' ? 'numeric' : 'text';

  /** Fetches the shipping options of a new zip. */
  function updateShipping(name: FieldName, storedZip: string | undefined): void {
    const zip = form.state.values[name];
    const isValid = fieldConstraints(name, form.context)?.rule(zip) === null;
    if (isValid && zip.trim() !== storedZip) request();
  }

  return (
    <div className={classes.form}>
      <p className={classes.legend}>{t('payment.contact')}</p>
      <CheckoutField form={form} name="email" type="email" autoComplete="email" />
      <CheckoutField form={form} name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      <CheckoutField
        form={form}
        name="personalId"
        inputMode="numeric"
        autoComplete="off"
        hint={t('field.personalIdHint')}
      />
      <CheckoutField
        form={form}
        name="organizationId"
        inputMode="numeric"
        autoComplete="off"
        hint={countryCode === 'SE' ? t('field.organizationIdHint') : undefined}
      />
      <CheckoutField form={form} name="company" autoComplete="organization" />
      <p className={classes.legend} data-later>
        {t('payment.address')}
      </p>
      <CheckoutField form={form} name="firstName" autoComplete="given-name" />
      <CheckoutField form={form} name="lastName" autoComplete="family-name" />
      <CheckoutField form={form} name="address" span={4} autoComplete="address-line1" />
      <CheckoutField form={form} name="careOf" span={2} />
      <CheckoutField
        form={form}
        name="zip"
        span={2}
        autoComplete="postal-code"
        inputMode={zipMode}
        onLeave={() => updateShipping('zip', checkout?.billingAddress?.zip)}
      />
      <CheckoutField form={form} name="city" span={4} autoComplete="address-level2" />
      <CheckoutField form={form} name="state" span={4} autoComplete="address-level1" />
      <CheckoutField form={form} name="entryCode" span={2} />
      <CheckoutField form={form} name="message" span={4} />
      <Checkbox checked={hasOtherAddress} onChange={(event) => model.setOtherAddress(event.target.checked)}>
        {t('payment.otherAddress')}
      </Checkbox>
      {hasOtherAddress && (
        <>
          <p className={classes.legend} data-later>
            {t('payment.deliveryAddress')}
          </p>
          <CheckoutField form={form} name="otherFirstName" autoComplete="shipping given-name" />
          <CheckoutField form={form} name="otherLastName" autoComplete="shipping family-name" />
          <CheckoutField form={form} name="otherAddress" span={4} autoComplete="shipping address-line1" />
          <CheckoutField form={form} name="otherCareOf" span={2} />
          <CheckoutField
            form={form}
            name="otherZip"
            span={2}
            autoComplete="shipping postal-code"
            inputMode={zipMode}
            onLeave={() => updateShipping('otherZip', checkout?.shippingAddress?.zip)}
          />
          <CheckoutField form={form} name="otherCity" span={4} autoComplete="shipping address-level2" />
          <CheckoutField form={form} name="otherState" span={4} autoComplete="shipping address-level1" />
          <CheckoutField form={form} name="otherEntryCode" span={2} />
        </>
      )}
    </div>
  );
}
