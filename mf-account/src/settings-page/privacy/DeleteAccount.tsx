import { useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useAuth } from '@storefront/auth/AuthProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { useNavigate } from '@storefront/platform/router';
import { useShop } from '@storefront/store/shop';
import { toastSlice } from '@storefront/store/toastSlice';
import { Button } from '@storefront/ui/button/Button';
import { Modal } from '@storefront/ui/modal/Modal';
import { Notice } from '@storefront/ui/notice/Notice';
import { askAsCustomer, withNewToken } from '../../askAsCustomer.ts';
import { homePath } from '../../homePath.ts';
import { DeleteUserDocument } from '../Settings.generated.ts';

/** Asks whether it is meant, then removes the account, logs out and goes home. */
export function DeleteAccount({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');

  async function deleteAccount(): Promise<void> {
    setState('busy');
    const ask = () => askAsCustomer(operations, 'the end of the account', { document: DeleteUserDocument });
    // The box below says that it failed, and the button can be pressed again.
    const answer = await withNewToken(auth, ask).catch(() => null);
    if (!answer?.deleteUser) {
      setState('failed');
      return;
    }
    // The account is gone whether or not anybody hears of the logout.
    await auth.logout().catch(() => undefined);
    await navigate(home);
    dispatch(toastSlice.actions.toastShown({ text: t('settings.delete.done'), tone: 'success' }));
  }

  function leave(): void {
    setState('asked');
    close();
  }

  return (
    <Modal
      open={open}
      title={t('settings.delete.question')}
      closeLabel={t('panel.close')}
      onClose={leave}
      actions={
        <>
          <Button loading={state === 'busy'} onClick={() => void deleteAccount()}>
            {t('settings.delete.confirm')}
          </Button>
          <Button variant="secondary" onClick={leave}>
            {t('settings.cancel')}
          </Button>
        </>
      }
    >
      {state === 'failed' && (
        <Notice tone="error">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <p>{t('settings.delete.text')}</p>
    </Modal>
  );
}
