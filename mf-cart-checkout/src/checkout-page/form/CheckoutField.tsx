import type { ComponentProps } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import { fieldConstraints, labelKeyOf, type FieldName } from './checkoutFields.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import classes from './CheckoutField.module.css';

interface CheckoutFieldProps extends Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'hint'
> {
  form: CheckoutForm;
  name: FieldName;
  /** Width in columns of the six-column grid. */
  span?: 2 | 3 | 4;
  /** Called on blur, after the validation. */
  onLeave?: () => void;
}

/** A checkout field, validated on blur, and on keyup while it has an error. Renders nothing if the field does not apply. */
export function CheckoutField({ form, name, span = 3, onLeave, ...native }: CheckoutFieldProps) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const constraints = fieldConstraints(name, form.context);
  if (!constraints) return null;
  const error = form.state.errors[name];

  return (
    <div className={classes.field} data-span={span}>
      <Field
        {...native}
        id={form.idOf(name)}
        name={name}
        label={t(`field.${labelKeyOf(name)}`)}
        optionalMark={constraints.isOptional ? t('field.optional') : undefined}
        required={!constraints.isOptional}
        maxLength={200}
        value={form.state.values[name]}
        error={error && tValidation(error)}
        onChange={(event) => form.type(name, event.target.value)}
        onKeyUp={() => {
          if (error) form.validate(name);
        }}
        onBlur={() => {
          form.leave(name);
          onLeave?.();
        }}
      />
    </div>
  );
}
