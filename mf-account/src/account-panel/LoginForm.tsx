import { useAuth } from '@storefront/auth/AuthProvider';
import { email } from '@storefront/domain/validation/email';
import { password } from '@storefront/domain/validation/password';
import { useTranslation } from '@storefront/platform/i18next';
import { Button } from '@storefront/ui/button/Button';
import { Checkbox } from '@storefront/ui/choice/Checkbox';
import { Field } from '@storefront/ui/field/Field';
import { classNames } from '@storefront/ui/classNames';
import { PasswordField } from '@storefront/ui/field/PasswordField';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { keepPlace } from './keepPlace.ts';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm } from './useAccountForm.ts';

export function LoginForm({ ref, close, show }: AccountFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(close);
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
      <div className={classes.row}>
        <Checkbox name="remember" defaultChecked>
          {t('field.remember')}
        </Checkbox>
        <button
          type="button"
          className={classNames(textLinkClassName(), classes.forgotten)}
          onMouseDown={keepPlace}
          onClick={() => show('forgot')}
        >
          {t('login.forgotten')}
        </button>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
