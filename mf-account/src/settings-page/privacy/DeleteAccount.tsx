import { useId } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { required } from '@hemvaror/domain/validation/required';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { Modal } from '@hemvaror/ui/modal/Modal';
import { FormFeedback } from '../../account-panel/FormFeedback.tsx';
import { useAccountField } from '../../account-panel/useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from '../../account-panel/useAccountForm.ts';
import { failedOutcome } from '../../failedOutcome.ts';
import { queryAsCustomer, retryWithFreshToken } from '../../queryAsCustomer.ts';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { DeleteUserDocument } from '../Settings.generated.ts';
import classes from './Privacy.module.css';

/** Prompts for the password, then deletes the account, logs out and opens the home page. */
export function DeleteAccount({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const formId = useId();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm();
  const passwordField = useAccountField(required, hideFeedback);

  async function deleteAccount(values: FormData): Promise<FormOutcome> {
    const confirmed = await auth.confirmPassword(textOf(values, 'password'));
    if (!confirmed.ok) return confirmed;
    const send = () => queryAsCustomer(operations, 'the account deletion', { document: DeleteUserDocument });
    // The form shows the error, and the shopper can retry.
    const result = await retryWithFreshToken(auth, send).catch((error: unknown) => failedOutcome(error));
    if (result !== null && 'reason' in result) return result;
    if (!result?.deleteUser) return { ok: false, reason: 'failed' };
    // The account is deleted, even if the logout fails.
    await auth.logout().catch(() => undefined);
    await navigate(home);
    dispatch(toastSlice.actions.toastShown({ text: t('settings.delete.done'), tone: 'success' }));
    return { ok: true };
  }

  function cancel(): void {
    hideFeedback();
    close();
  }

  return (
    <Modal
      open={open}
      title={t('settings.delete.question')}
      closeLabel={t('panel.close')}
      onClose={cancel}
      actions={
        <>
          <Button type="submit" form={formId} loading={isBusy}>
            {t('settings.delete.confirm')}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t('settings.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.confirm}
        noValidate
        onSubmit={(event) =>
          void submit(event, {
            check: (values) => passwordField.check(textOf(values, 'password')),
            send: deleteAccount,
          })
        }
      >
        <FormFeedback frame="confirm" feedback={feedback === 'done' ? null : feedback} />
        <p>{t('settings.delete.text')}</p>
        <PasswordField
          {...passwordField.props}
          label={t('confirm.password')}
          revealLabel={t('field.reveal')}
          name="password"
          autoComplete="current-password"
          required
        />
      </form>
    </Modal>
  );
}
