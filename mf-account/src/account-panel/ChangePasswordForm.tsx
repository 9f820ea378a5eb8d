import { AUTH_COOKIES, USER_MAX_AGE_SECONDS } from '@hemvaror/runtime/auth/authCookies';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { password } from '@hemvaror/domain/validation/password';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from './useAccountForm.ts';
import { useNewPassword } from './useNewPassword.ts';

/** Changes the password. A wrong current password logs the customer out (ACCOUNT-17). */
export function ChangePasswordForm({ ref, close }: AccountFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(close);
  const currentPasswordField = useAccountField(password, hideFeedback);
  const newPassword = useNewPassword(hideFeedback);

  function check(values: FormData): boolean {
    return [currentPasswordField.check(textOf(values, 'password')), newPassword.check(values)].every(Boolean);
  }

  async function send(values: FormData): Promise<FormOutcome> {
    const outcome = await auth.changePassword({
      username: userName ?? '',
      password: textOf(values, 'password'),
      newPassword: newPassword.read(values),
      // The new session must not last longer than the current one.
      rememberUser: readCookie(AUTH_COOKIES.userMaxAge) === String(USER_MAX_AGE_SECONDS.remembered),
    });
    if (!outcome.ok && outcome.reason === 'credentials') {
      close();
      dispatch(toastSlice.actions.toastShown({ text: t('change.refused'), tone: 'error' }));
      await navigate(home);
    }
    return outcome;
  }

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={(event) => void submit(event, { check, send })}>
      <FormFeedback frame="change" feedback={feedback} />
      {/* Password managers need the user name of the account. */}
      <input type="text" name="username" autoComplete="username" defaultValue={userName ?? ''} hidden />
      <PasswordField
        {...currentPasswordField.props}
        label={t('field.presentPassword')}
        revealLabel={t('field.reveal')}
        name="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields label={t('field.newPassword')} fields={newPassword.fields} />
      <Button type="submit" wide loading={isBusy}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
