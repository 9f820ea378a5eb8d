import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { FormOutcome } from '../../account-panel/useAccountForm.ts';
import { failedOutcome } from '../../failedOutcome.ts';
import { queryAsCustomer, retryWithFreshToken } from '../../queryAsCustomer.ts';
import { DeleteUserDocument } from '../Settings.generated.ts';
import { PasswordDialog } from '../password-dialog/PasswordDialog.tsx';

/** Prompts for the password, then deletes the account, logs out and opens the home page. */
export function DeleteAccount({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = homePath(useShop());

  async function deleteAccount(): Promise<FormOutcome> {
    const send = () => queryAsCustomer(operations, 'the account deletion', { document: DeleteUserDocument });
    // The form shows the error, and the shopper can retry.
    const result = await retryWithFreshToken(auth, send).catch((error: unknown) => failedOutcome(error));
    if (result !== null && 'reason' in result) return result;
    if (!result?.deleteUser) return { ok: false, reason: 'failed' };
    // The account is deleted, even if the code of the logout cannot be loaded. Then the page still shows the customer.
    const isLoggedOut = await auth.logout().then(
      () => true,
      () => false,
    );
    await navigate(home);
    dispatch(
      toastSlice.actions.toastShown(
        isLoggedOut
          ? { text: t('settings.delete.done'), tone: 'success' }
          : { text: t('settings.delete.notLoggedOut'), tone: 'error' },
      ),
    );
    return { ok: true };
  }

  return (
    <PasswordDialog
      open={open}
      close={close}
      title={t('settings.delete.question')}
      text={t('settings.delete.text')}
      submitLabel={t('settings.delete.confirm')}
      run={deleteAccount}
    />
  );
}
