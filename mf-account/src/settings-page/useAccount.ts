import { useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useAuth } from '@storefront/auth/AuthProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { toastSlice } from '@storefront/store/toastSlice';
import type { FormOutcome } from '../account-panel/useAccountForm.ts';
import { askAsCustomer, withNewToken } from '../askAsCustomer.ts';
import { userInput, type Account, type AccountChanges } from './account.ts';
import { UpdateUserDocument } from './Settings.generated.ts';

/** @param loaded as the page came with it */
export function useAccount(loaded: Account) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const dispatch = useDispatch();
  const [account, setAccount] = useState(loaded);

  async function save(changes: AccountChanges): Promise<FormOutcome> {
    const variables = { user: userInput(account, changes) };
    const ask = () => askAsCustomer(operations, 'the saved account', { document: UpdateUserDocument, variables });
    // The form tells that it failed, and keeps what was typed.
    const answer = await withNewToken(auth, ask).catch(() => null);
    if (!answer?.updateUser) return { ok: false, reason: 'failed' };
    setAccount(answer.updateUser);
    dispatch(toastSlice.actions.toastShown({ text: t('settings.saved'), tone: 'success' }));
    return { ok: true };
  }

  return { account, save };
}
