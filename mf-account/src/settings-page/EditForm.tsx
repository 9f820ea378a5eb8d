import { useState, type ReactNode } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { required } from '@hemvaror/domain/validation/required';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { FormFeedback } from '../account-panel/FormFeedback.tsx';
import { preventFocusLoss } from '../account-panel/preventFocusLoss.ts';
import { useAccountField } from '../account-panel/useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from '../account-panel/useAccountForm.ts';
import classes from './EditForm.module.css';

const PASSWORD = 'currentPassword';

interface EditFormProps {
  /** Validates every field. @returns whether all are valid */
  check?: (values: FormData) => boolean;
  save: (values: FormData) => Promise<FormOutcome>;
  close: () => void;
  children: ReactNode;
}

/** Fields of a block with save and cancel buttons. Prompts for the password if the API requires it. */
export function EditForm({ check = () => true, save, close, children }: EditFormProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const { feedback, isBusy, submit } = useAccountForm();
  const [needsPassword, setNeedsPassword] = useState(false);
  const passwordField = useAccountField(required, () => undefined);

  function checkAll(values: FormData): boolean {
    return [check(values), !needsPassword || passwordField.check(textOf(values, PASSWORD))].every(Boolean);
  }

  async function send(values: FormData): Promise<FormOutcome> {
    if (needsPassword) {
      const confirmed = await auth.confirmPassword(textOf(values, PASSWORD));
      if (!confirmed.ok) return confirmed;
    }
    const outcome = await save(values);
    if (outcome.ok) close();
    else if (outcome.reason === 'passwordNeeded') setNeedsPassword(true);
    return outcome;
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event, { check: checkAll, send })}>
      <FormFeedback frame="confirm" feedback={feedback === 'done' ? null : feedback} />
      <div className={classes.fields}>
        {children}
        {needsPassword && (
          <PasswordField
            {...passwordField.props}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- saving requires this field, which appears after a submit
            autoFocus
            label={t('confirm.password')}
            hint={t('confirm.text')}
            revealLabel={t('field.reveal')}
            name={PASSWORD}
            autoComplete="current-password"
            required
          />
        )}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {t('settings.save')}
        </Button>
        <Button variant="secondary" onMouseDown={preventFocusLoss} onClick={close}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}
