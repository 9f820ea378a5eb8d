import { useRef } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useAuth } from '@storefront/auth/AuthProvider';
import type { AuthOutcome } from '@storefront/auth/authSession';
import { email } from '@storefront/domain/validation/email';
import { password, passwordRepeated } from '@storefront/domain/validation/password';
import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { siteSlice } from '@storefront/store/siteSlice';
import { Button } from '@storefront/ui/button/Button';
import { Checkbox } from '@storefront/ui/choice/Checkbox';
import { Field } from '@storefront/ui/field/Field';
import { PasswordField } from '@storefront/ui/field/PasswordField';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { Consent } from './Consent.tsx';
import { UpdateUserDocument } from './CreateForm.generated.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm } from './useAccountForm.ts';
import { useGoToSettings } from './useGoToSettings.ts';

export function CreateForm({ ref, close }: AccountFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const goToSettings = useGoToSettings();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(() => {
    close();
    goToSettings();
  });
  const emailField = useAccountField(email, hideFeedback);
  const passwordField = useAccountField(password, hideFeedback);
  const repeatedField = useAccountField(
    (value) => passwordRepeated(passwordInput.current?.value ?? '', value),
    hideFeedback,
  );

  function check(values: FormData): boolean {
    return [
      emailField.check(textOf(values, 'email')),
      passwordField.check(textOf(values, 'password')),
      repeatedField.check(textOf(values, 'passwordRepeated')),
    ].every(Boolean);
  }

  async function send(values: FormData): Promise<AuthOutcome> {
    const outcome = await auth.register({
      username: textOf(values, 'email').trim(),
      password: textOf(values, 'password'),
      rememberUser: true,
    });
    if (!outcome.ok) return outcome;

    const user = { newsletter: values.has('newsletter'), customerType };
    await operations.mutate({ document: UpdateUserDocument, variables: { user } }).catch(() => {
      // The account is there all the same, and these two can be set in it later.
    });
    return outcome;
  }

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={(event) => void submit(event, { check, send })}>
      <FormFeedback frame="create" feedback={feedback} />
      <Field {...emailField.props} label={t('field.email')} name="email" type="email" autoComplete="email" required />
      <PasswordField
        {...passwordField.props}
        ref={passwordInput}
        label={t('field.password')}
        revealLabel={t('field.reveal')}
        name="password"
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...repeatedField.props}
        label={t('field.passwordRepeated')}
        revealLabel={t('field.reveal')}
        name="passwordRepeated"
        autoComplete="new-password"
        required
      />
      <Checkbox name="newsletter" defaultChecked>
        {t('field.newsletter')}
      </Checkbox>
      <Button type="submit" wide loading={isBusy}>
        {t('create.submit')}
      </Button>
      <Consent />
    </form>
  );
}
