import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { email } from '@hemvaror/domain/validation/email';
import { password } from '@hemvaror/domain/validation/password';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Field } from '@hemvaror/ui/field/Field';
import { classNames } from '@hemvaror/ui/classNames';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { preventFocusLoss } from './preventFocusLoss.ts';
import { useAccountField } from './useAccountField.ts';
import { cleanTextOf, textOf, useAccountForm } from './useAccountForm.ts';

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
        username: cleanTextOf(values, 'email'),
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
          onMouseDown={preventFocusLoss}
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
