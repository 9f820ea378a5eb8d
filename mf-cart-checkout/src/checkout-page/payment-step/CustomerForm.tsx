import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { CheckoutField } from '../form/CheckoutField.tsx';
import { fieldConstraints, sentValue, type FieldName } from '../form/checkoutFields.ts';
import { FIELD_GROUPS } from '../form/fieldLayout.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import classes from './CustomerForm.module.css';

/** Contact details and addresses. Only a new zip triggers an update; other values are sent with the next update or the order. */
export function CustomerForm({ model }: { model: CheckoutModel }) {
  const { t } = useTranslation('cart-checkout');
  const { form, request, checkout } = model;
  const { hasOtherAddress } = form.context;

  /** Fetches the shipping options of a new zip. */
  function updateShipping(name: FieldName, storedZip: string | undefined): void {
    const zip = form.state.values[name];
    const isValid = fieldConstraints(name, form.context)?.rule(zip) === null;
    if (isValid && sentValue(name, zip, form.context.countryCode) !== storedZip) request();
  }

  return (
    <div className={classes.form}>
      <p className={classes.legend}>{t('payment.contact')}</p>
      {FIELD_GROUPS.contact.map((name) => (
        <CheckoutField key={name} form={form} name={name} />
      ))}
      <p className={classes.legend} data-later>
        {t('payment.address')}
      </p>
      {FIELD_GROUPS.address.map((name) => (
        <CheckoutField
          key={name}
          form={form}
          name={name}
          {...(name === 'zip' && { onLeave: () => updateShipping(name, checkout?.billingAddress?.zip) })}
        />
      ))}
      <CheckoutField form={form} name="message" />
      <Checkbox checked={hasOtherAddress} onChange={(event) => model.setOtherAddress(event.target.checked)}>
        {t('payment.otherAddress')}
      </Checkbox>
      {hasOtherAddress && (
        <>
          <p className={classes.legend} data-later>
            {t('payment.deliveryAddress')}
          </p>
          {FIELD_GROUPS.delivery.map((name) => (
            <CheckoutField
              key={name}
              form={form}
              name={name}
              {...(name === 'otherZip' && { onLeave: () => updateShipping(name, checkout?.shippingAddress?.zip) })}
            />
          ))}
        </>
      )}
    </div>
  );
}
