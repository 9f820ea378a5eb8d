import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { NEW_PASSWORD, PASSWORD_REPEATED, type useNewPassword } from './useNewPassword.ts';

interface NewPasswordFieldsProps {
  label: string;
  fields: ReturnType<typeof useNewPassword>['fields'];
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, fields: { first, repeated } }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');

  return (
    <>
      <PasswordField
        {...first}
        label={label}
        revealLabel={t('field.reveal')}
        name={NEW_PASSWORD}
        autoComplete="new-password"
        required
      />
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
