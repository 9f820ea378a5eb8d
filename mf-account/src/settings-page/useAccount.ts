import { useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { FormOutcome } from '../account-panel/useAccountForm.ts';
import { failedOutcome } from '../failedOutcome.ts';
import { queryAsCustomer, retryWithFreshToken } from '../queryAsCustomer.ts';
import { userInput, type Account, type AccountChanges } from './account.ts';
import { UpdateUserDocument } from './Settings.generated.ts';

/** @param loaded account from the loader */
export function useAccount(loaded: Account) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const dispatch = useDispatch();
  const [account, setAccount] = useState(loaded);

  async function save(changes: AccountChanges): Promise<FormOutcome> {
    const variables = { user: userInput(account, changes) };
    const send = () => queryAsCustomer(operations, 'the saved account', { document: UpdateUserDocument, variables });
    // The form shows the error and keeps the input.
    const result = await retryWithFreshToken(auth, send).catch((error: unknown) => failedOutcome(error));
    if (result !== null && 'reason' in result) return result;
    if (!result?.updateUser) return { ok: false, reason: 'failed' };
    setAccount(result.updateUser);
    dispatch(toastSlice.actions.toastShown({ text: t('settings.saved'), tone: 'success' }));
    return { ok: true };
  }

  return { account, save };
}
