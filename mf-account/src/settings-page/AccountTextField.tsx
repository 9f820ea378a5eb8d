import type { ComponentProps } from 'react';
import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import type { useAccountTexts } from './useAccountTexts.ts';
import type { TextField } from './account.ts';

interface AccountTextFieldProps extends Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'hint' | 'required'
> {
  form: ReturnType<typeof useAccountTexts>;
  name: TextField;
  /** Message key of the label, if it differs from the name. */
  label?: string;
  /** Width in columns of the six-column grid. */
  span?: 2 | 3 | 4;
}

/** A text field of the account, validated on blur, and on keyup while it has an error. */
export function AccountTextField({ form, name, label = name, span = 3, ...native }: AccountTextFieldProps) {
  const { t } = useTranslation('account');
  const { t: tValidation } = useTranslation('validation');
  const error = form.errors[name];

  return (
    <div data-span={span}>
      <Field
        {...native}
        name={name}
        label={t(`settings.field.${label}`)}
        optionalMark={native.required ? undefined : t('settings.optional')}
        maxLength={MAX_FIELD_LENGTH}
        defaultValue={form.texts[name]}
        error={error && tValidation(error)}
        onBlur={(event) => form.validate(name, event.currentTarget)}
        onKeyUp={(event) => {
          if (error) form.validate(name, event.currentTarget);
        }}
      />
    </div>
  );
}
