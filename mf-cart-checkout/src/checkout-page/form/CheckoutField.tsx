import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import { fieldConstraints, labelKeyOf, type FieldName } from './checkoutFields.ts';
import { fieldLayout, hintKeyOf } from './fieldLayout.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import classes from './CheckoutField.module.css';

interface CheckoutFieldProps {
  form: CheckoutForm;
  name: FieldName;
  /** Called on blur, after the validation. */
  onLeave?: () => void;
}

/** A checkout field, validated on blur, and on keyup while it has an error. Renders nothing if the field does not apply. */
export function CheckoutField({ form, name, onLeave }: CheckoutFieldProps) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const constraints = fieldConstraints(name, form.context);
  if (!constraints) return null;
  const error = form.state.errors[name];
  const { span = 3, ...native } = fieldLayout(name, form.context.countryCode);
  const hintKey = hintKeyOf(name, form.context.countryCode);

  return (
    <div className={classes.field} data-span={span}>
      <Field
        {...native}
        id={form.idOf(name)}
        name={name}
        label={t(`field.${labelKeyOf(name)}`)}
        hint={hintKey && t(`field.${hintKey}`)}
        optionalMark={constraints.isOptional ? t('field.optional') : undefined}
        required={!constraints.isOptional}
        maxLength={MAX_FIELD_LENGTH}
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
