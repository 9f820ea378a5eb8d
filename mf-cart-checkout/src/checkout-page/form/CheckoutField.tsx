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
  /** Of six columns. */
  span?: 2 | 3 | 4;
  /** After a judgement on leaving the field. */
  onLeave?: () => void;
}

/** A field of the checkout, judged on blur and on every keyup while in error; nothing when it is not asked for. */
export function CheckoutField({ form, name, span = 3, onLeave, ...native }: CheckoutFieldProps) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const facts = fieldConstraints(name, form.situation);
  if (!facts) return null;
  const problem = form.state.problems[name];

  return (
    <div className={classes.field} data-span={span}>
      <Field
        {...native}
        id={form.idOf(name)}
        name={name}
        label={t(`field.${labelKeyOf(name)}`)}
        optionalMark={facts.isOptional ? t('field.optional') : undefined}
        required={!facts.isOptional}
        maxLength={200}
        value={form.state.values[name]}
        error={problem && tValidation(problem)}
        onChange={(event) => form.type(name, event.target.value)}
        onKeyUp={() => {
          if (problem) form.judge(name);
        }}
        onBlur={() => {
          form.judge(name);
          onLeave?.();
        }}
      />
    </div>
  );
}
