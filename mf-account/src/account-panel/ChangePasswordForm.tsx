import { useRef } from 'react';
import { AUTH_COOKIES, USER_MAX_AGE_SECONDS } from '@storefront/auth/authCookies';
import { useAuth } from '@storefront/auth/AuthProvider';
import { password, passwordRepeated } from '@storefront/domain/validation/password';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { useNavigate } from '@storefront/platform/router';
import { readCookie } from '@storefront/store/cookies';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { useShop } from '@storefront/store/shop';
import { toastSlice } from '@storefront/store/toastSlice';
import { Button } from '@storefront/ui/button/Button';
import { PasswordField } from '@storefront/ui/field/PasswordField';
import { homePath } from '../homePath.ts';
import classes from './AccountForm.module.css';
import type { AccountFormProps } from './accountFormProps.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from './useAccountForm.ts';

/** Gives an account another password. Who does not know the present one is signed out (ACCOUNT-17). */
export function ChangePasswordForm({ ref, close }: AccountFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const newPasswordInput = useRef<HTMLInputElement>(null);
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(close);
  const presentField = useAccountField(password, hideFeedback);
  const newField = useAccountField(password, hideFeedback);
  const repeatedField = useAccountField(
    (value) => passwordRepeated(newPasswordInput.current?.value ?? '', value),
    hideFeedback,
  );

  function check(values: FormData): boolean {
    return [
      presentField.check(textOf(values, 'password')),
      newField.check(textOf(values, 'newPassword')),
      repeatedField.check(textOf(values, 'passwordRepeated')),
    ].every(Boolean);
  }

  async function send(values: FormData): Promise<FormOutcome> {
    const outcome = await auth.changePassword({
      username: userName ?? '',
      password: textOf(values, 'password'),
      newPassword: textOf(values, 'newPassword'),
      // As at the login: the session begins anew, but not for longer.
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
      {/* For the browser's keeper of passwords, which must know whose this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={userName ?? ''} hidden />
      <PasswordField
        {...presentField.props}
        label={t('field.presentPassword')}
        revealLabel={t('field.reveal')}
        name="password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...newField.props}
        ref={newPasswordInput}
        label={t('field.newPassword')}
        revealLabel={t('field.reveal')}
        name="newPassword"
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
      <Button type="submit" wide loading={isBusy}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
