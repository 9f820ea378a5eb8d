import type { Ref } from 'react';
import { useAuth } from '@storefront/auth/AuthProvider';
import { email } from '@storefront/domain/validation/email';
import { password } from '@storefront/domain/validation/password';
import { useTranslation } from '@storefront/platform/i18next';
import { Button } from '@storefront/ui/button/Button';
import { Checkbox } from '@storefront/ui/choice/Checkbox';
import { Field } from '@storefront/ui/field/Field';
import { PasswordField } from '@storefront/ui/field/PasswordField';
import classes from './AccountForm.module.css';
import { FormFeedback } from './FormFeedback.tsx';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm } from './useAccountForm.ts';

export function LoginForm({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm();
  const emailField = useAccountField(email, hideFeedback);
  const passwordField = useAccountField(password, hideFeedback);

  const steps = {
    check: (values: FormData) =>
      [emailField.check(textOf(values, 'email')), passwordField.check(textOf(values, 'password'))].every(Boolean),
    send: (values: FormData) =>
      auth.login({
        username: textOf(values, 'email').trim(),
        password: textOf(values, 'password'),
        rememberUser: values.has('remember'),
      }),
  };

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={(event) => void submit(event, steps)}>
      <FormFeedback frame="login" feedback={feedback} />
      <Field
        {...emailField.props}
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...passwordField.props}
        label={t('field.password')}
        revealLabel={t('field.reveal')}
        name="password"
        autoComplete="current-password"
        required
      />
      <Checkbox name="remember" defaultChecked>
        {t('field.remember')}
      </Checkbox>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
