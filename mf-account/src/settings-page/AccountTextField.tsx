import type { ComponentProps } from 'react';
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
  /** Which words name it, where they are not those of its name. */
  label?: string;
  /** Of six columns. */
  span?: 2 | 3 | 4;
}

/** One text of an account, judged on blur and on every keyup while in error. */
export function AccountTextField({ form, name, label = name, span = 3, ...native }: AccountTextFieldProps) {
  const { t } = useTranslation('account');
  const { t: tValidation } = useTranslation('validation');
  const problem = form.problems[name];

  return (
    <div data-span={span}>
      <Field
        {...native}
        name={name}
        label={t(`settings.field.${label}`)}
        optionalMark={native.required ? undefined : t('settings.optional')}
        maxLength={200}
        defaultValue={form.texts[name]}
        error={problem && tValidation(problem)}
        onBlur={(event) => form.judge(name, event.currentTarget)}
        onKeyUp={(event) => {
          if (problem) form.judge(name, event.currentTarget);
        }}
      />
    </div>
  );
}
