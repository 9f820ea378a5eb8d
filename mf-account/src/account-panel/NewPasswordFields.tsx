import { useState, type ChangeEvent } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { passwordStrength, type PasswordStrength } from './password-strength/passwordStrength.ts';
import { PasswordStrengthMeter } from './password-strength/PasswordStrengthMeter.tsx';
import { textOf } from './useAccountForm.ts';
import { NEW_PASSWORD, PASSWORD_REPEATED, type useNewPassword } from './useNewPassword.ts';

interface NewPasswordFieldsProps {
  label: string;
  fields: ReturnType<typeof useNewPassword>['fields'];
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ label, fields: { first, repeated } }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const [strength, setStrength] = useState<PasswordStrength | null>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    first.onChange(event);
    const { value, form } = event.currentTarget;
    setStrength(value === '' ? null : passwordStrength(value, form ? emailOf(form) : ''));
  }

  return (
    <>
      <div>
        <PasswordField
          {...first}
          onChange={handleChange}
          label={label}
          revealLabel={t('field.reveal')}
          name={NEW_PASSWORD}
          autoComplete="new-password"
          required
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        {...repeated}
        label={t('field.passwordRepeated')}
        revealLabel={t('field.reveal')}
        name={PASSWORD_REPEATED}
        autoComplete="new-password"
        required
      />
    </>
  );
}

/** A new account has an email field, a password change the user name for password managers. */
function emailOf(form: HTMLFormElement): string {
  const values = new FormData(form);
  return textOf(values, 'email') || textOf(values, 'username');
}
