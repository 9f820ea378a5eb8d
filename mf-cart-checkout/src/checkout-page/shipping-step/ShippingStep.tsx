import { compact } from '@hemvaror/domain/compact';
import { formatZip } from '@hemvaror/domain/validation/zip';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { JoinedField } from '@hemvaror/ui/field/JoinedField';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import { Text } from '@hemvaror/ui/text/Text';
import { deliveryTexts } from '../../delivery/deliveryTexts.ts';
import { afterPress } from '../form/afterPress.ts';
import { shippingZipRule } from '../form/checkoutFields.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import { PickupPoints } from './PickupPoints.tsx';
import { pickupPoints } from './pickupPoints.ts';
import type { ShippingStep_optionFragment } from './ShippingStep.generated.ts';
import { shippingRadio } from './shippingRadio.tsx';
import classes from './ShippingStep.module.css';

/** Zip and shipping options. The first option is selected by default (CHECKOUT-04). */
export function ShippingStep({ model }: { model: CheckoutModel }) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const { languageId } = useShop();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { checkout, form, phase, request, shippingId, chooseShipping, point, choosePoint } = model;
  const options: ShippingStep_optionFragment[] = compact(checkout?.shippingOptions);
  // Shipping depends on the delivery address, if there is a separate one.
  const name = form.context.hasOtherAddress ? 'otherZip' : 'zip';
  const error = form.state.errors[name];
  const responseZip = (checkout?.shippingAddress ?? checkout?.billingAddress)?.zip ?? '';

  function validate(): boolean {
    const zipError = shippingZipRule(form.context.countryCode)(form.state.values[name]);
    form.setError(name, zipError);
    return zipError === null;
  }

  return (
    <div className={classes.shipping} aria-busy={phase === 'updating'}>
      <div className={classes.zip}>
        <JoinedField
          id={`${form.idOf(name)}-shipping`}
          label={t('field.zip')}
          button={t('shipping.show')}
          value={form.state.values[name]}
          error={error && tValidation(error)}
          autoComplete="postal-code"
          inputMode={form.context.countryCode === 'SE' ? 'numeric' : 'text'}
          maxLength={20}
          required
          onChange={(event) => form.type(name, event.target.value)}
          onKeyUp={() => {
            if (error) validate();
          }}
          onBlur={() => {
            if (form.state.values[name] !== '') afterPress(validate);
          }}
          onSubmit={() => {
            if (validate()) request();
          }}
        />
      </div>
      {options.length === 0 && responseZip === '' && phase !== 'updating' && (
        <Text size="small" muted>
          {t('shipping.enterZip')}
        </Text>
      )}
      {options.length > 0 && (
        <RadioGroup
          legend={t('shipping.legend')}
          legendHidden
          look="card"
          value={shippingId === null ? null : String(shippingId)}
          onChange={(value) => chooseShipping(Number(value))}
          options={options.map((option) => ({
            ...shippingRadio(option, {
              vatIncluded,
              free: t('shipping.free'),
              dates: deliveryTexts(option, t, languageId),
            }),
            details: option.id === shippingId && point && (
              <PickupPoints
                points={pickupPoints(option)}
                selected={point}
                zip={formatZip(responseZip, form.context.countryCode)}
                onChange={choosePoint}
              />
            ),
          }))}
        />
      )}
      {options.length === 0 && phase === 'updating' && responseZip === '' && form.state.values[name] !== '' && (
        <output className={classes.pending} aria-label={t('shipping.loading')}>
          <Skeleton shape="block" className={classes.option} />
          <Skeleton shape="block" className={classes.option} />
        </output>
      )}
      {options.length === 0 && responseZip !== '' && (
        <Notice tone="warning" announce="polite">
          {t('shipping.none')}
        </Notice>
      )}
    </div>
  );
}
