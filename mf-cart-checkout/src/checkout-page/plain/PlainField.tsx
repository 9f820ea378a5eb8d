import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import { fieldConstraints, labelKeyOf, type FieldName, type FormContext } from '../form/checkoutFields.ts';
import { fieldLayout, hintKeyOf } from '../form/fieldLayout.ts';
import type { FormState } from '../form/formState.ts';
import classes from '../form/CheckoutField.module.css';

/** Element id of a field of the plain checkout. */
export const plainIdOf = (name: FieldName): string => `checkout-${name}`;

interface PlainFieldProps {
  name: FieldName;
  state: FormState;
  context: FormContext;
}

/** A field that a browser posts without scripts. Renders nothing if the field does not apply. */
export function PlainField({ name, state, context }: PlainFieldProps) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const constraints = fieldConstraints(name, context);
  if (!constraints) return null;
  const { span = 3, ...native } = fieldLayout(name, context.countryCode);
  const error = state.errors[name];
  const hintKey = hintKeyOf(name, context.countryCode);

  return (
    <div className={classes.field} data-span={span}>
      <Field
        {...native}
        id={plainIdOf(name)}
        name={name}
        label={t(`field.${labelKeyOf(name)}`)}
        hint={hintKey && t(`field.${hintKey}`)}
        optionalMark={constraints.isOptional ? t('field.optional') : undefined}
        required={!constraints.isOptional}
        maxLength={MAX_FIELD_LENGTH}
        defaultValue={state.values[name]}
        error={error && tValidation(error)}
      />
    </div>
  );
}
