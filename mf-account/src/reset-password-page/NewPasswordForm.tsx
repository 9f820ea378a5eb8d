import type { OperationResult } from '@hemvaror/runtime/api/operations';
import { passwordDigest } from '@hemvaror/domain/passwordDigest';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import classes from '../account-panel/AccountForm.module.css';
import { FormFeedback } from '../account-panel/FormFeedback.tsx';
import { NewPasswordFields } from '../account-panel/NewPasswordFields.tsx';
import { useAccountForm, type FormOutcome } from '../account-panel/useAccountForm.ts';
import { useNewPassword } from '../account-panel/useNewPassword.ts';
import { failedOutcome } from '../failedOutcome.ts';
import { outcomeOf } from '../refusedOutcome.ts';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { loadDocument } from './loadDocument.ts';
import type { CommitResetMutation } from './ResetPasswordPage.generated.ts';

interface NewPasswordFormProps {
  /** Saves the password. Takes its digest. @throws ApiError */
  commit: (digest: string) => Promise<OperationResult<CommitResetMutation>>;
  onKeyRefused: () => void;
}

/** Saves a new password, then opens the login in a new document, without the state of an earlier login. */
export function NewPasswordForm({ commit, onKeyRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const home = homePath(useShop());
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(() => loadDocument(`${home}?action=login`));
  const newPassword = useNewPassword(hideFeedback);

  async function send(values: FormData): Promise<FormOutcome> {
    try {
      const { data, refusals } = await commit(await passwordDigest(newPassword.read(values)));
      const refused = outcomeOf(refusals);
      if (refused) return refused;
      if (data?.commitReset) return { ok: true };
      onKeyRefused();
      return { ok: false, reason: 'credentials' };
    } catch (error) {
      // The form shows the error, and the shopper can retry.
      return failedOutcome(error);
    }
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => void submit(event, { check: newPassword.check, send })}
    >
      <FormFeedback frame="reset" feedback={feedback} />
      <NewPasswordFields label={t('field.newPassword')} fields={newPassword.fields} />
      <Button type="submit" wide loading={isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
