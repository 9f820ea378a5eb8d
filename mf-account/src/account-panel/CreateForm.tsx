import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import type { AuthOutcome } from '@hemvaror/runtime/auth/authSession';
import { email } from '@hemvaror/domain/validation/email';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Field } from '@hemvaror/ui/field/Field';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { Consent } from './Consent.tsx';
import { FormFeedback } from './FormFeedback.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountField } from './useAccountField.ts';
import { cleanTextOf, textOf, useAccountForm } from './useAccountForm.ts';
import { useGoToSettings } from './useGoToSettings.ts';
import { useNewPassword } from './useNewPassword.ts';

export function CreateForm({ ref, close, savePreferences }: AccountFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const knownEmail = useSelector(panelSlice.selectors.selectPanelEmail);
  const goToSettings = useGoToSettings();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(() => {
    close();
    goToSettings();
  });
  const emailField = useAccountField(email, hideFeedback);
  const newPassword = useNewPassword(hideFeedback);

  function check(values: FormData): boolean {
    return [emailField.check(textOf(values, 'email')), newPassword.check(values)].every(Boolean);
  }

  async function send(values: FormData): Promise<AuthOutcome> {
    const outcome = await auth.register({
      username: cleanTextOf(values, 'email'),
      password: newPassword.read(values),
      rememberUser: true,
    });
    if (!outcome.ok) return outcome;

    await savePreferences({ newsletter: values.has('newsletter'), customerType }).catch(() => {
      // The account exists, and both values can be changed in its settings.
    });
    return outcome;
  }

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={(event) => void submit(event, { check, send })}>
      <FormFeedback frame="create" feedback={feedback} />
      <Field
        {...emailField.props}
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={knownEmail}
        required
      />
      <NewPasswordFields label={t('field.password')} fields={newPassword.fields} />
      <Checkbox name="newsletter">{t('field.newsletter')}</Checkbox>
      <Button type="submit" wide loading={isBusy}>
        {t('create.submit')}
      </Button>
      <Consent />
    </form>
  );
}
