import type { FormOutcome } from '../account-panel/useAccountForm.ts';
import type { Account, AccountChanges } from './account.ts';

export interface SettingsFormProps {
  account: Account;
  save: (changes: AccountChanges) => Promise<FormOutcome>;
  /** Ends the editing and discards unsaved input. */
  close: () => void;
}
