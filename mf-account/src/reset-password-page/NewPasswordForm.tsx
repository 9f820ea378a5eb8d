import { useRef } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { passwordDigest } from '@storefront/auth/passwordDigest';
import { password, passwordRepeated } from '@storefront/domain/validation/password';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { Button } from '@storefront/ui/button/Button';
import { PasswordField } from '@storefront/ui/field/PasswordField';
import classes from '../account-panel/AccountForm.module.css';
import { FormFeedback } from '../account-panel/FormFeedback.tsx';
import { useAccountField } from '../account-panel/useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from '../account-panel/useAccountForm.ts';
import { homePath } from '../homePath.ts';
import { goToDocument } from './goToDocument.ts';
import { CommitResetDocument } from './NewPasswordForm.generated.ts';

interface NewPasswordFormProps {
  resetKey: string;
  onKeyRefused: () => void;
}

/** The new password, twice. Then the login opens on a page that knows nothing of who was signed in here before. */
export function NewPasswordForm({ resetKey, onKeyRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const operations = useOperations();
  const home = homePath(useShop());
  const passwordInput = useRef<HTMLInputElement>(null);
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm(() => goToDocument(`${home}?action=login`));
  const newField = useAccountField(password, hideFeedback);
  const repeatedField = useAccountField(
    (value) => passwordRepeated(passwordInput.current?.value ?? '', value),
    hideFeedback,
  );

  function check(values: FormData): boolean {
    return [
      newField.check(textOf(values, 'newPassword')),
      repeatedField.check(textOf(values, 'passwordRepeated')),
    ].every(Boolean);
  }

  async function send(values: FormData): Promise<FormOutcome> {
    try {
      const digest = await passwordDigest(textOf(values, 'newPassword'));
      const { commitReset } = await operations.mutate({
        document: CommitResetDocument,
        variables: { resetKey, password: digest },
      });
      if (commitReset) return { ok: true };
      onKeyRefused();
      return { ok: false, reason: 'credentials' };
    } catch {
      // The shopper reads that it failed, and can send again.
      return { ok: false, reason: 'failed' };
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event, { check, send })}>
      <FormFeedback frame="reset" feedback={feedback} />
      <PasswordField
        {...newField.props}
        ref={passwordInput}
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
        {t('reset.submit')}
      </Button>
    </form>
  );
}
